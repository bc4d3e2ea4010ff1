import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/** The id the address names after `#`; what has it is scrolled to when it is there. */
export function useHashTarget(isReady: boolean): string {
  const target = idOf(useStores().page.hash);
  useEffect(() => {
    if (isReady && target !== '')
      document.getElementById(target)?.scrollIntoView({ behavior: 'instant' });
  }, [isReady, target]);
  return target;
}

/** A hash that cannot be decoded names what it says. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
