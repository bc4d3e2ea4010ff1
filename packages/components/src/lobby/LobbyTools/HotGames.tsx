import { HotGamesStore } from '@livery/stores';
import { EmptyState, ErrorState, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../../core/errorText.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { GamesComing } from './GamesComing.tsx';
import type { OtherGamesProps } from './OtherGames.tsx';

/** The hot games of a category. */
export const HotGames = observer(function HotGames({
  gameType,
  tiles,
}: Pick<OtherGamesProps, 'gameType' | 'tiles'>) {
  const stores = useStores();
  const { locale } = stores;
  const store = stores.of(HotGamesStore);
  const state = useResource(store.hot, {});
  const games = store.hotOf(gameType);
  if (games.length > 0)
    return (
      <TileGrid size={tiles}>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} />
        ))}
      </TileGrid>
    );
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={locale.t('games.failed')}
        text={errorText(stores, state.error)}
        retryLabel={locale.t('games.retry')}
        onRetry={() => void store.hot.refresh({})}
      />
    );
  }
  if (state.status === 'ready')
    return (
      <EmptyState icon="flame" title={locale.t('lobby.noHot')} text={locale.t('lobby.noHotHint')} />
    );
  return <GamesComing tiles={tiles} />;
});
