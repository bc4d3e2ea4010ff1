import type { Game, GameGridProps } from '@livery/model';
import type { GamePages } from '@livery/stores';
import { Pagination, Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { GameTile } from '../GameTile/GameTile.tsx';
import { lobbyTools } from '../../core/chunks/chunks.gen.ts';
import { useStores } from '../../core/stores.ts';
import { NoGames } from './NoGames.tsx';

export interface GameTilesProps {
  pages: GamePages;
  /** Those of the pages that are shown; all of them when left out. */
  games?: readonly Game[] | undefined;
  tiles: NonNullable<GameGridProps['tiles']>;
  paging: NonNullable<GameGridProps['paging']>;
  /** Games whose pictures come first. */
  priorityTiles?: number | undefined;
  /** Stands there when there are none. */
  none: ReactNode;
}

const MoreGames = lobbyTools.lazy((module) => module.MoreGames);

/** Games by the page, in every state they can be in. */
export const GameTiles = observer(function GameTiles({
  pages,
  games = pages.games,
  tiles,
  paging,
  priorityTiles = 0,
  none,
}: GameTilesProps) {
  const { locale, site } = useStores();
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
        {!loading && games.length === 0 ? <NoGames pages={pages} none={none} /> : null}
        <TileGrid size={tiles}>
          {games.map((game, index) => (
            <GameTile key={game.nodeId} game={game} priority={index < priorityTiles} />
          ))}
        </TileGrid>
      </div>
      {paging === 'scroll' && games.length > 0 ? <MoreGames pages={pages} /> : null}
      {paging === 'pages' && totalPages > 1 ? (
        <Pagination
          label={locale.t('pager.label')}
          page={pageNo}
          pageCount={totalPages}
          text={locale.t('pager.status', { page: pageNo, pages: totalPages })}
          labels={{
            first: locale.t('pager.first'),
            previous: locale.t('pager.previous'),
            next: locale.t('pager.next'),
            last: locale.t('pager.last'),
          }}
          onPage={pages.goToPage}
        />
      ) : null}
    </>
  );
});
