import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import { pollDelayMs } from '../brands/watchTenants.ts';

/** Time without a finished pass over the folders, beyond the usual pause, after which it hangs. */
const maxPassMs = 30_000;

/** Returns why the process must be restarted; `undefined` while it works. */
export function stallOf(registry: TenantRegistry): string | undefined {
  const ageMs = registry.passAgeMs;
  if (ageMs <= maxPassMs + pollDelayMs(registry)) return undefined;
  return `the last pass over the folders ended ${Math.round(ageMs / 1000)} s ago`;
}

/** Returns why the server must not get requests; empty if it is ready. */
export function unreadyReasons({
  isReady,
  registry,
}: {
  isReady: () => boolean;
  registry: TenantRegistry;
}): readonly string[] {
  return [
    ...(isReady() ? [] : ['the server is stopping']),
    ...(registry.entries().some(({ live }) => live) ? [] : ['no brand is served']),
    ...registry.missing().map((brand) => `${brand} is not served, but was before the start`),
  ];
}
