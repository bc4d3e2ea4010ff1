import { FavouritesStore, GamePages, gamePageSource } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { GameTiles } from '../GameGrid/GameTiles.tsx';
import { useStores } from '../../core/stores.ts';
import { MoreGames } from './MoreGames.tsx';
import type { OtherGamesProps } from './OtherGames.tsx';
import { usePageAddress } from './useListAddress.ts';
import { useFocusFallback } from './useFocusFallback.ts';

/**
 * The member's favourites of a category. A removed favourite disappears and the next ones move up.
 */
export const FavouriteGames = observer(function FavouriteGames({
  gameType,
  tiles,
  paging,
}: Pick<OtherGamesProps, 'gameType' | 'tiles' | 'paging'>) {
  const stores = useStores();
  const { locale } = stores;
  const favourites = stores.get(FavouritesStore);
  const pages = useMemo(
    () =>
      new GamePages({
        source: gamePageSource(
          favourites.games,
          (pageNo) => ({ gameType, pageNo }),
          ({ content, totalPages }) => ({ games: content, totalPages }),
        ),
        endless: paging === 'scroll',
      }),
    [favourites, gameType, paging],
  );
  usePageAddress(pages);
  useEffect(() => void favourites.refresh(), [favourites]);
  useEffect(
    () =>
      reaction(
        () => favourites.ids?.size,
        (_now, before) => {
          if (before !== undefined) void pages.retry();
        },
      ),
    [favourites, pages],
  );
  const games = pages.games.filter(({ nodeId }) => !favourites.wasUnmarked(nodeId));
  const container = useFocusFallback(games.length);
  return (
    <div ref={container} role="group" aria-label={locale.t('lobby.favorite')} tabIndex={-1}>
      <GameTiles
        pages={pages}
        games={games}
        tiles={tiles}
        More={paging === 'scroll' ? MoreGames : undefined}
        empty={
          <EmptyState
            icon="heart"
            title={locale.t('favourites.none')}
            text={locale.t('favourites.noneHint')}
          />
        }
      />
    </div>
  );
});
