import type { Tenant } from './Tenant.ts';
import { upstreamPlace } from './upstreamPlace.ts';
import type { TenantProblem } from './TenantSource.ts';

/**
 * Returns a warning if the operator of a brand's new version is at another origin than that of the
 * served version, because passwords and money go there from now on.
 */
export function operatorMove(
  served: Tenant | undefined,
  next: Tenant,
  nowMs: number,
): TenantProblem | undefined {
  if (!served) return undefined;
  const [from, to] = [served, next].map(originOf);
  if (from === to) return undefined;
  return {
    severity: 'warning',
    code: 'LV510',
    ...upstreamPlace(next.packed, 'baseUrl'),
    message: `the operator moved from ${from} to ${to} at ${new Date(nowMs).toISOString()}; make sure that this was intended`,
  };
}

function originOf({
  packed: {
    upstream: { baseUrl },
  },
}: Tenant): string {
  return baseUrl === 'sandbox:' ? baseUrl : new URL(baseUrl).origin;
}
