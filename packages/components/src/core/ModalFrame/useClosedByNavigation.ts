import type { ModalName } from '@livery/model';
import { useEffect, useRef } from 'react';
import { useStores } from '../stores.ts';

/**
 * Closes a modal when the page changes, for modals with links to other pages. Use it inside an
 * observer.
 */
export function useClosedByNavigation(name: ModalName): void {
  const { modals, page } = useStores();
  const openedOn = useRef(page.route.path);
  const { path } = page.route;
  useEffect(() => {
    if (path !== openedOn.current) void modals.hide(name);
  }, [modals, name, path]);
}
