import type { Clock } from '../http/Clock.ts';
import type { BrandStates } from '../state/BrandStates.ts';
import type { TenantRegistry } from '../tenants/TenantRegistry.ts';
import { problemLine } from '../tenants/TenantSource.ts';
import type { KeptReport, Reports } from './Reports.ts';

/** How the server is, brand by brand. */
export interface Status {
  readonly build: string;
  readonly ready: boolean;
  readonly startedAt: string;
  readonly brands: readonly BrandStatus[];
}

export interface BrandStatus {
  readonly brand: string;
  readonly hosts: readonly string[];
  /** What is served, and since when. */
  readonly served?: { readonly version: string; readonly since: string };
  /** What the folder holds and the server does not take, and since when. */
  readonly refused?: { readonly since: string; readonly problems: readonly string[] };
  readonly warnings: readonly string[];
  /** Age of what the operator said about the brand; missing while it never said anything. */
  readonly brandStateAgeMs?: number;
  readonly reports: readonly KeptReport[];
}

export interface StatusPorts {
  readonly clock: Clock;
  readonly build: string;
  readonly startedMs: number;
  readonly isReady: () => boolean;
  readonly registry: TenantRegistry;
  readonly brandStates: BrandStates;
  readonly reports: Reports;
}

/** The server's status now. */
export function statusOf({ build, startedMs, isReady, registry, brandStates, reports }: StatusPorts): Status {
  return {
    build, ready: isReady(), startedAt: isoTime(startedMs),
    brands: registry.entries().map(({ brand, live, refused, warnings }): BrandStatus => {
      const ageMs = brandStates.ageMs(brand);
      return {
        brand, hosts: live?.hosts ?? [],
        ...(live ? { served: { version: live.version, since: isoTime(live.sinceMs) } } : {}),
        ...(refused ? { refused: { since: isoTime(refused.sinceMs), problems: refused.problems.map(problemLine) } } : {}),
        warnings: [...warnings, ...registry.disputes(brand)].map(problemLine),
        ...(ageMs === undefined ? {} : { brandStateAgeMs: ageMs }),
        reports: reports.of(brand),
      };
    }),
  };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
