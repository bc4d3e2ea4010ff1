import type { Game, GameGridProps } from '@livery/model';
import type { GamePages } from '@livery/stores';
import { Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { GameTile } from '../GameTile/GameTile.tsx';
import { lobbyTools } from '../../core/chunks/chunks.gen.ts';
import { Pager } from '../../core/paging/Pager.tsx';
import { useStores } from '../../core/stores.ts';
import { NoGames } from './NoGames.tsx';

export interface GameTilesProps {
  pages: GamePages;
  /** The games to show; default: all games of the loaded pages. */
  games?: readonly Game[] | undefined;
  tiles: NonNullable<GameGridProps['tiles']>;
  paging: NonNullable<GameGridProps['paging']>;
  /** Number of tiles whose images load with priority. */
  priorityTiles?: number | undefined;
  /** Shown for an empty list. */
  empty: ReactNode;
}

const MoreGames = lobbyTools.lazy((module) => module.MoreGames);

/** Paged games: loading, failed with a retry, empty, or as tiles. Source: LOBB-03, LOBB-04. */
export const GameTiles = observer(function GameTiles({
  pages,
  games = pages.games,
  tiles,
  paging,
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
      {paging === 'scroll' && games.length > 0 ? <MoreGames pages={pages} /> : null}
      {paging === 'pages' ? (
        <Pager pageNo={pageNo} pageCount={totalPages} onPage={pages.goToPage} />
      ) : null}
    </>
  );
});
