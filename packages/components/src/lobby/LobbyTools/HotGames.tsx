import type { Game } from '@livery/model';
import { hotGamesQuery } from '@livery/stores';
import { EmptyState, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { GamesSkeleton } from './GamesLoading.tsx';
import type { OtherGamesProps } from './OtherGames.tsx';

/** Hot games of a category. Source: LOBB-07. */
export const HotGames = observer(function HotGames({
  gameType,
  tiles,
}: Pick<OtherGamesProps, 'gameType' | 'tiles'>) {
  const { locale } = useStores();
  const gamesOf = (list: readonly Game[]): Game[] =>
    list.filter((game) => game.gameType === gameType);
  return (
    <ResourceView
      resource={useQuery(hotGamesQuery)}
      loadingText="games.loading"
      skeleton={<GamesSkeleton tiles={tiles} />}
      failedTitle="games.failed"
      isEmpty={({ list }) => gamesOf(list).length === 0}
      empty={
        <EmptyState
          icon="flame"
          title={locale.t('lobby.noHot')}
          text={locale.t('lobby.noHotHint')}
        />
      }
    >
      {({ list }) => (
        <TileGrid size={tiles}>
          {gamesOf(list).map((game) => (
            <GameTile key={game.nodeId} game={game} />
          ))}
        </TileGrid>
      )}
    </ResourceView>
  );
});
