import { operatorMove } from './operatorMove.ts';
import type { Tenant } from './Tenant.ts';
import type { TenantProblem } from './TenantSource.ts';

/** State of one brand in the registry: the served and the refused version. */
export interface TenantEntry {
  readonly brand: string;
  /** Served version; missing while the brand was never valid. */
  readonly live?: Tenant;
  /**
   * The live version was restored from a snapshot: the folder has had no valid version since the
   * start.
   */
  readonly isRestored?: true;
  /** Present if the folder's current version is not the served one. */
  readonly refused?: {
    readonly sinceMs: number;
    readonly problems: readonly TenantProblem[];
    /** Valid version that waits for a prerequisite of this server, such as a secret. */
    readonly waiting?: Tenant;
  };
  /** Warnings of the served version. */
  readonly warnings: readonly TenantProblem[];
  /** Last change of the operator's origin since the start. */
  readonly moved?: TenantProblem;
}

/** Returns the entry after a reload as one value, so that it can be swapped in one assignment. */
export function reloaded(
  previous: TenantEntry | undefined,
  {
    brand,
    tenant,
    refusals,
    problems,
    nowMs,
  }: {
    brand: string;
    tenant: Tenant | undefined;
    refusals: readonly TenantProblem[];
    problems: readonly TenantProblem[];
    nowMs: number;
  },
): TenantEntry {
  const base = {
    brand,
  };
  if (tenant && refusals.length === 0) {
    const moved = operatorMove(previous?.live, tenant, nowMs) ?? previous?.moved;
    return {
      ...base,
      ...(moved ? { moved } : {}),
      warnings: problems,
      live: previous?.live?.version === tenant.version ? previous.live : tenant,
    };
  }
  const refused = {
    sinceMs: nowMs,
    problems: [...refusals, ...problems],
    ...(tenant ? { waiting: tenant } : {}),
  };
  return {
    ...base,
    warnings: previous?.warnings ?? [],
    ...(previous?.moved ? { moved: previous.moved } : {}),
    refused,
    ...(previous?.live ? { live: previous.live } : {}),
    ...(previous?.isRestored ? { isRestored: true } : {}),
  };
}
