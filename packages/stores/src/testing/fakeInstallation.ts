import type { InstallOffer, InstallPort } from '../core/InstallPort.ts';

/** Browser whose offer a test sets. */
export function fakeInstallation(): InstallPort & {
  set: (offer: InstallOffer | undefined) => void;
} {
  let current: InstallOffer | undefined;
  const watchers = new Set<(offer: InstallOffer | undefined) => void>();
  return {
    watch(onChange) {
      watchers.add(onChange);
      onChange(current);
      return () => watchers.delete(onChange);
    },
    set(offer) {
      current = offer;
      for (const watcher of watchers) watcher(offer);
    },
  };
}
