import type { Tenant } from './Tenant.ts';
import type { TenantProblem } from './TenantSource.ts';

/** What the registry knows of one brand: what is served and what was refused. */
export interface TenantEntry {
  readonly brand: string;
  /** The version that is served; none while the brand never was valid. */
  readonly live?: Tenant;
  /**
   * The live version was kept from before this start: the folder has had nothing to serve since.
   */
  readonly isRestored?: true;
  /** Versions a preview token may name. */
  readonly drafts: ReadonlyMap<string, Tenant>;
  /** What the folder holds now, when that is not what is served. */
  readonly refused?: {
    readonly sinceMs: number;
    readonly problems: readonly TenantProblem[];
    /** Valid in itself; waits for something this server lacks. */
    readonly waiting?: Tenant;
  };
  /** What is worth saying of the version that is served. */
  readonly warnings: readonly TenantProblem[];
  /** Order in which brands went live: of two that claim a host, the first keeps it. */
  readonly order: number;
}

/** The entry after a reload, in one value, so that it is swapped in one assignment. */
export function reloaded(
  previous: TenantEntry | undefined,
  {
    brand,
    tenant,
    refusals,
    problems,
    nowMs,
    order,
  }: {
    brand: string;
    tenant: Tenant | undefined;
    refusals: readonly TenantProblem[];
    problems: readonly TenantProblem[];
    nowMs: number;
    order: number;
  },
): TenantEntry {
  const kept = {
    brand,
    drafts: previous?.drafts ?? new Map<string, Tenant>(),
    order: previous?.live ? previous.order : order,
  };
  if (tenant && refusals.length === 0)
    return {
      ...kept,
      warnings: problems,
      live: previous?.live?.version === tenant.version ? previous.live : tenant,
    };
  const refused = {
    sinceMs: nowMs,
    problems: [...refusals, ...problems],
    ...(tenant ? { waiting: tenant } : {}),
  };
  return {
    ...kept,
    warnings: previous?.warnings ?? [],
    refused,
    ...(previous?.live ? { live: previous.live } : {}),
    ...(previous?.isRestored ? { isRestored: true } : {}),
  };
}
