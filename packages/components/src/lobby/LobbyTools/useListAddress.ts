import {
  listPlaceIn,
  pageNoIn,
  withListPlace,
  withPageNo,
  type GameListStore,
  type GamePages,
  type GameView,
} from '@livery/stores';
import { reaction } from 'mobx';
import { useEffect, useRef, useState } from 'react';
import { useStores } from '../../core/stores.ts';

/**
 * Keeps the place in a list (tab, page, filters) in the address, so that a reload, the back button
 * and a shared link lead to it. A filter that the visitor chose before hydration counts more than
 * those of the address, which are not shown yet. Use it inside an observer. Source: ROUTE-08,
 * LOBB-03.
 */
export function useListAddress(list: GameListStore, views: readonly GameView[]): void {
  const { page } = useStores();
  const { search } = page;
  const viewNames = views.join(' ');
  const [served] = useState(list.filters);
  const isRestored = useRef(false);
  useEffect(() => {
    const isChosen = !isRestored.current && list.filters !== served;
    isRestored.current = true;
    if (isChosen) return page.replaceQuery(withListPlace(page.search, list.place));
    // The names are those of `views`, joined so that an equal list is no change.
    list.restore(listPlaceIn(search, viewNames.split(' ') as GameView[]));
  }, [list, page, search, viewNames, served]);
  useEffect(
    () =>
      reaction(
        () => list.place,
        (place) => {
          // The other tabs have pages of their own.
          if (place.view === 'all') page.replaceQuery(withListPlace(page.search, place));
        },
      ),
    [list, page],
  );
}

/** Keeps the page number of a list without filters in the address. Use it inside an observer. */
export function usePageAddress(pages: GamePages): void {
  const { page } = useStores();
  const { search } = page;
  useEffect(() => pages.restore(pageNoIn(search)), [pages, search]);
  useEffect(
    () =>
      reaction(
        () => pages.pageNo,
        (pageNo) => page.replaceQuery(withPageNo(page.search, pageNo)),
      ),
    [pages, page],
  );
}
