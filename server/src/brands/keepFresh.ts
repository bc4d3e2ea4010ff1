import type { TenantRegistry } from './TenantRegistry.ts';
import type { TenantSource } from './TenantSource.ts';

const quietMs = 40;
const shortestPeriodMs = 1_000;
/** A poll may take one fiftieth of a core, whatever the number of brands. */
const restPerWork = 50;

/**
 * Keeps the registry in step with the folders: a watch that is quick, and a poll that is certain
 * (watches go blind on renames and mounts). Returns how to stop both.
 */
export function keepFresh({
  registry,
  source,
}: {
  registry: TenantRegistry;
  source: TenantSource;
}): () => void {
  const waiting = new Map<string | undefined, NodeJS.Timeout>();
  const stopWatching = source.watch((brand) => {
    clearTimeout(waiting.get(brand));
    waiting.set(
      brand,
      setTimeout(() => {
        waiting.delete(brand);
        void registry.refresh(brand);
      }, quietMs),
    );
  });

  let poll: NodeJS.Timeout;
  let stopped = false;
  function schedule(): void {
    if (stopped) return;
    poll = setTimeout(
      () => void registry.refresh().finally(schedule),
      Math.max(shortestPeriodMs, registry.lookCpuMs * restPerWork),
    );
    poll.unref();
  }
  schedule();

  return () => {
    stopped = true;
    stopWatching();
    clearTimeout(poll);
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
