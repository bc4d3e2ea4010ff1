import { centreNames, type ModalName } from '@livery/model';
import { useEffect, useRef } from 'react';
import { useStores } from '../stores.ts';

/**
 * Closes a modal when another page, or another page of a centre, opens; for modals with links to
 * other pages. Use it inside an observer.
 */
export function useClosedByNavigation(name: ModalName): void {
  const { modals, page } = useStores();
  const query = new URLSearchParams(page.search);
  const place = [page.route.path, ...centreNames.map((centre) => query.get(centre))].join(' ');
  const openedOn = useRef(place);
  useEffect(() => {
    if (place !== openedOn.current) void modals.hide(name);
  }, [modals, name, place]);
}
