import type { GameGridProps } from '@livery/contract';
import { HotGamesStore, type GameListStore } from '@livery/stores';
import { EmptyState, ErrorState, Skeleton, TileGrid } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../errorText.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { LoginLink } from '../LoginLink/LoginLink.tsx';
import { useStores } from '../stores.ts';
import { useResource } from '../useResource.ts';

/** What a tab shows instead of the list: the hot games of the category, or the way in for what belongs to a member. */
export const OtherGames = observer(function OtherGames({ list, gameType, tiles }: { list: GameListStore; gameType: string; tiles: NonNullable<GameGridProps['tiles']> }) {
  return list.view === 'hot' ? <HotGames gameType={gameType} tiles={tiles} /> : <SignInFirst />;
});

const HotGames = observer(function HotGames({ gameType, tiles }: { gameType: string; tiles: NonNullable<GameGridProps['tiles']> }) {
  const stores = useStores();
  const { locale } = stores;
  const store = stores.of(HotGamesStore);
  const state = useResource(store.hot, {});
  const games = store.hotOf(gameType);
  if (games.length > 0) return <TileGrid size={tiles}>{games.map((game) => <GameTile key={game.nodeId} game={game} />)}</TileGrid>;
  if (state.status === 'failed') {
    return <ErrorState title={locale.t('games.failed')} text={errorText(stores, state.error)} retryLabel={locale.t('games.retry')} onRetry={() => void store.hot.refresh({})} />;
  }
  if (state.status === 'ready') return <EmptyState icon="flame" title={locale.t('lobby.noHot')} text={locale.t('lobby.noHotHint')} />;
  return <div role="status" aria-label={locale.t('games.loading')}><TileGrid size={tiles}>{[...Array(8).keys()].map((index) => <Skeleton key={index} shape="tile" />)}</TileGrid></div>;
});

const SignInFirst = observer(function SignInFirst() {
  const { locale } = useStores();
  return (
    <EmptyState
      icon="history" title={locale.t('lobby.recentGuest')} text={locale.t('lobby.recentGuestHint')}
      action={<LoginLink />}
    />
  );
});
