import type { TenantRegistry } from './TenantRegistry.ts';
import type { TenantSource } from './TenantSource.ts';

/** Delay that collects the burst of events of one edit. */
const debounceMs = 40;
const minPollMs = 1_000;
/** Limits polling to one eightieth of a core, whatever the number of brands. */
const restPerWork = 80;

/**
 * Lets the registry scan the folders when they change: by a file watcher, which is fast, and by
 * polling, which is reliable (watchers miss renames and mounts). Returns a function that stops
 * both.
 */
export function watchTenants({
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
        void registry.scan(brand);
      }, debounceMs),
    );
  });

  let poll: NodeJS.Timeout;
  let stopped = false;
  function schedule(): void {
    if (stopped) return;
    poll = setTimeout(() => void registry.scan().finally(schedule), pollDelayMs(registry));
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

/** Returns the pause between two passes over all folders. */
export function pollDelayMs({ checkCpuMs }: TenantRegistry): number {
  return Math.max(minPollMs, checkCpuMs * restPerWork);
}
