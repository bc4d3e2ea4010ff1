import type { Game, GameGridProps } from '@livery/model';
import type { GamePages } from '@livery/stores';
import { Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type FunctionComponent, type ReactNode } from 'react';
import { GameTile } from '../GameTile/GameTile.tsx';
import { Pager } from '../../core/paging/Pager.tsx';
import { useStores } from '../../core/stores.ts';
import { NoGames } from './NoGames.tsx';

export interface GameTilesProps {
  pages: GamePages;
  /** The games to show; default: all games of the loaded pages. */
  games?: readonly Game[] | undefined;
  tiles: NonNullable<GameGridProps['tiles']>;
  /** Loads more games of an endless list. Without it, the list has pages. */
  More?: FunctionComponent<{ pages: GamePages }> | undefined;
  /** Number of tiles whose images load with priority. */
  priorityTiles?: number | undefined;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** Paged games: loading, failed with a retry, empty, or as tiles. Source: LOBB-03, LOBB-04. */
export const GameTiles = observer(function GameTiles({
  pages,
  games = pages.games,
  tiles,
  More,
  priorityTiles = 0,
  empty,
}: GameTilesProps) {
  const { site } = useStores();
  const { key, pageNo, totalPages } = pages;
  useEffect(() => void pages.load(), [pages, key]);
  const loading = pages.loading || (games.length === 0 && pages.state.status === 'loading');
  return (
    <>
      <div aria-busy={loading}>
        {loading ? (
          <TileGrid size={tiles}>
            {[...Array(site.config.site.lists.pageSize).keys()].map((index) => (
              <Skeleton key={index} shape="tile" />
            ))}
          </TileGrid>
        ) : null}
        {!loading && games.length === 0 ? <NoGames pages={pages} empty={empty} /> : null}
        <TileGrid size={tiles}>
          {games.map((game, index) => (
            <GameTile key={game.nodeId} game={game} priority={index < priorityTiles} />
          ))}
        </TileGrid>
      </div>
      {More && games.length > 0 ? <More pages={pages} /> : null}
      {More ? null : <Pager pageNo={pageNo} pageCount={totalPages} onPage={pages.goToPage} />}
    </>
  );
});
