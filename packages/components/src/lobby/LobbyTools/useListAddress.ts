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
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/**
 * Keeps the place in a list (tab, page, filters) in the address, so that a reload, the back button
 * and a shared link lead to it. Use it inside an observer. Source: ROUTE-08, LOBB-03.
 */
export function useListAddress(list: GameListStore, views: readonly GameView[]): void {
  const { page } = useStores();
  const { search } = page;
  const viewNames = views.join(' ');
  useEffect(() => {
    // The names are those of `views`, joined so that an equal list is no change.
    list.restore(listPlaceIn(search, viewNames.split(' ') as GameView[]));
  }, [list, search, viewNames]);
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
