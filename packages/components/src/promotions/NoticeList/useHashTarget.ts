import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/** Returns the id in the URL hash, and scrolls to the element with that id once `isReady`. */
export function useHashTarget(isReady: boolean): string {
  const target = idOf(useStores().page.hash);
  useEffect(() => {
    if (isReady && target !== '')
      document.getElementById(target)?.scrollIntoView({ behavior: 'instant' });
  }, [isReady, target]);
  return target;
}

/** Returns the decoded id of a hash, or its raw text if it cannot be decoded. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
