import { useSyncExternalStore } from 'react';

/**
 * False while a component takes over what the server rendered, true from then on and for what only
 * a browser renders. A late component takes over when session, address and replies may be known
 * already: what it shows of them waits for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
