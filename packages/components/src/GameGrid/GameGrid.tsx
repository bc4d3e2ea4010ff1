import type { GameGridProps } from '@livery/contract';
import { Pagination, Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { GameFilters } from '../GameFilters/GameFilters.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { useStores } from '../stores.ts';
import styles from './GameGrid.module.css';
import { NoGames } from './NoGames.tsx';

const defaultFilters: NonNullable<GameGridProps['filters']> = ['vendor', 'search'];
/** The first row is on the first screen. */
const priorityTiles = 6;

export const GameGrid = observer(function GameGrid({ title, gameType, filters = defaultFilters, filterMode = 'exclusive' }: GameGridProps) {
  const { games, locale, site } = useStores();
  const list = useMemo(() => games.createList({ gameType, filters: filterMode }), [games, gameType, filterMode]);
  const { key, state } = list;
  useEffect(() => void list.load(), [list, key]);
  const loading = state.status === 'idle' || (state.status === 'loading' && state.value === undefined);
  return (
    <section aria-label={title}>
      <h1 className={styles.title}>{title}</h1>
      <GameFilters list={list} gameType={gameType} filters={filters} />
      <div aria-busy={loading}>
        {loading ? <TileGrid>{[...Array(site.config.site.lists.pageSize).keys()].map((index) => <Skeleton key={index} shape="tile" />)}</TileGrid> : null}
        {!loading && list.games.length === 0 ? <NoGames list={list} /> : null}
        <TileGrid>{list.games.map((game, index) => <GameTile key={game.nodeId} game={game} priority={index < priorityTiles} />)}</TileGrid>
      </div>
      {list.totalPages > 1 ? (
        <Pagination
          label={locale.t('pager.label')} page={list.pageNo} pageCount={list.totalPages} text={locale.t('pager.status', { page: list.pageNo, pages: list.totalPages })}
          labels={{ first: locale.t('pager.first'), previous: locale.t('pager.previous'), next: locale.t('pager.next'), last: locale.t('pager.last') }}
          onPage={list.goToPage}
        />
      ) : null}
    </section>
  );
});
