import { GamePages, gamePageSource, recentGamesQuery } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { GameTiles } from '../GameGrid/GameTiles.tsx';
import { useStores } from '../../core/stores.ts';
import { MoreGames } from './MoreGames.tsx';
import type { OtherGamesProps } from './OtherGames.tsx';
import { usePageAddress } from './useListAddress.ts';

/** Games of every category that the member played last. Source: LOBB-15. */
export const RecentlyPlayed = observer(function RecentlyPlayed({
  tiles,
  paging,
}: Pick<OtherGamesProps, 'tiles' | 'paging'>) {
  const stores = useStores();
  const { locale } = stores;
  const recent = stores.query(recentGamesQuery);
  const pages = useMemo(
    () =>
      new GamePages({
        source: gamePageSource(
          recent,
          (pageNo) => ({ pageNo }),
          ({ list, totalPages }) => ({ games: list, totalPages }),
        ),
        endless: paging === 'scroll',
      }),
    [recent, paging],
  );
  usePageAddress(pages);
  return (
    <GameTiles
      pages={pages}
      tiles={tiles}
      More={paging === 'scroll' ? MoreGames : undefined}
      empty={
        <EmptyState
          icon="history"
          title={locale.t('recent.none')}
          text={locale.t('recent.member')}
        />
      }
    />
  );
});
