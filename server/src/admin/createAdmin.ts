import type { Express } from 'express';
import { adminApp } from './adminApp.ts';
import type { Metrics } from '../request/Metrics.ts';
import { statusOf, type Status, type StatusPorts } from './statusOf.ts';

/** A cache of what belongs to a brand. */
export interface BrandCache {
  /** Drops all that belongs to a brand. */
  readonly forget: (brand: string) => void;
}

/** Creates the status of the server and the app on its own port. */
export function createAdmin({
  caches,
  ...ports
}: Omit<StatusPorts, 'startedMs'> & {
  readonly metrics: Metrics;
  /** Caches that the operator's command empties for a brand. */
  readonly caches: readonly BrandCache[];
}): { admin: Express; status: () => Status } {
  const statusPorts = { ...ports, startedMs: ports.clock.nowMs() };
  const forget = (brand: string): void => {
    for (const cache of caches) cache.forget(brand);
  };
  return { admin: adminApp({ ...statusPorts, forget }), status: () => statusOf(statusPorts) };
}
