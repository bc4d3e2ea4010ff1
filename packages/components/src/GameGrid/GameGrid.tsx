import type { GameGridProps } from '@livery/contract';
import { GameListStore } from '@livery/stores';
import { Pagination, Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { GameTile } from '../GameTile/GameTile.tsx';
import { lobbyTools } from '../lateFamilies.ts';
import { useStores } from '../stores.ts';
import styles from './GameGrid.module.css';
import { NoGames } from './NoGames.tsx';

const defaultFilters: NonNullable<GameGridProps['filters']> = ['vendor', 'search'];
/** The first row is on the first screen. */
const priorityTiles = 6;

const Tools = lobbyTools.late((family) => family.LobbyTools);
const OtherGames = lobbyTools.late((family) => family.OtherGames);
const MoreGames = lobbyTools.late((family) => family.MoreGames);

export const GameGrid = observer(function GameGrid(props: GameGridProps) {
  const { title, gameType, filters = defaultFilters, filterMode = 'exclusive', paging = 'pages', arrangement = 'row', tiles = 'medium' } = props;
  const { games, locale, site } = useStores();
  const endless = paging === 'scroll';
  const list = useMemo(() => new GameListStore({ list: games.list, gameType, filters: filterMode, endless }), [games, gameType, filterMode, endless]);
  const { key, state } = list;
  useEffect(() => void list.load(), [list, key]);
  const loading = list.games.length === 0 && (state.status === 'idle' || (state.status === 'loading' && state.value === undefined));
  return (
    <section aria-label={title} className={styles.lobby} data-arrangement={arrangement}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tools}><Tools list={list} gameType={gameType} filters={filters} arrangement={arrangement} /></div>
      <div className={styles.games}>
        {list.view === 'all' ? all() : <OtherGames list={list} gameType={gameType} tiles={tiles} />}
      </div>
    </section>
  );

  function all() {
    return (
      <>
        <div aria-busy={loading}>
          {loading ? <TileGrid size={tiles}>{[...Array(site.config.site.lists.pageSize).keys()].map((index) => <Skeleton key={index} shape="tile" />)}</TileGrid> : null}
          {!loading && list.games.length === 0 ? <NoGames list={list} /> : null}
          <TileGrid size={tiles}>{list.games.map((game, index) => <GameTile key={game.nodeId} game={game} priority={index < priorityTiles} />)}</TileGrid>
        </div>
        {endless ? <MoreGames list={list} /> : null}
        {!endless && list.totalPages > 1 ? (
          <Pagination
            label={locale.t('pager.label')} page={list.pageNo} pageCount={list.totalPages} text={locale.t('pager.status', { page: list.pageNo, pages: list.totalPages })}
            labels={{ first: locale.t('pager.first'), previous: locale.t('pager.previous'), next: locale.t('pager.next'), last: locale.t('pager.last') }}
            onPage={list.goToPage}
          />
        ) : null}
      </>
    );
  }
});
