import type { GameGridProps } from '@livery/model';
import { gameListQuery, GameListStore } from '@livery/stores';
import { Button, EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './GameGrid.module.css';
import { GameTiles } from './GameTiles.tsx';
import { lobbyTools } from './lobbyTools.chunk.gen.ts';

const defaultFilters: NonNullable<GameGridProps['filters']> = ['vendor', 'search'];
/** Number of tiles of the first row, which is on the first screen. */
const priorityTiles = 6;

const Tools = lobbyTools.lazy((module) => module.LobbyTools);
const OtherGames = lobbyTools.lazy((module) => module.OtherGames);
const MoreGames = lobbyTools.lazy((module) => module.MoreGames);

export const GameGrid = observer(function GameGrid(props: GameGridProps) {
  const {
    title,
    gameType,
    vendor,
    filters = defaultFilters,
    filterMode = 'exclusive',
    paging = 'pages',
    arrangement = 'row',
    tiles = 'medium',
  } = props;
  const stores = useStores();
  const { locale, vendors } = stores;
  const games = stores.query(gameListQuery);
  const endless = paging === 'scroll';
  const list = useMemo(
    () =>
      new GameListStore({
        list: games,
        vendorCodesOf: (code) => vendors.codesShownAs(gameType, code),
        gameType,
        onlyVendorCode: vendor,
        filters: filterMode,
        endless,
      }),
    [games, vendors, gameType, vendor, filterMode, endless],
  );
  return (
    <section aria-label={title} className={styles.lobby} data-arrangement={arrangement}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tools}>
        <Tools list={list} gameType={gameType} filters={filters} arrangement={arrangement} />
      </div>
      <div className={styles.games}>
        {list.view === 'all' ? (
          <GameTiles
            pages={list.pages}
            tiles={tiles}
            More={endless ? MoreGames : undefined}
            priorityTiles={priorityTiles}
            empty={emptyState()}
          />
        ) : (
          <OtherGames view={list.view} gameType={gameType} tiles={tiles} paging={paging} />
        )}
      </div>
    </section>
  );

  function emptyState() {
    return (
      <EmptyState
        icon="search"
        title={locale.t('games.empty')}
        text={locale.t('games.emptyHint')}
        action={
          <Button variant="soft" onClick={list.clearFilters}>
            {locale.t('games.clearFilters')}
          </Button>
        }
      />
    );
  }
});
