import { useSyncExternalStore } from 'react';

/**
 * Returns false while the component hydrates the server's markup, and true afterwards and for
 * content rendered only in the browser. Content that depends on session, address or replies must
 * wait for true, because a lazy component may hydrate when these are already known.
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
