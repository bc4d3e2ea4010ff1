import { useSyncExternalStore } from 'react';
import { isPhone, phoneQuery } from './isPhone.ts';

/** Returns {@link isPhone}, also after a resize; false on the server and while hydrating. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
