import { gameImagePath, type RecentGame } from '@livery/model';
import { RecentGamesStore, valueOf } from '@livery/stores';
import { EmptyState, ErrorState, Image } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../../core/errorText.ts';
import { openGame } from '../../play/openGame.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { RecentWaiting } from './RecentWaiting.tsx';
import styles from './RecentGames.module.css';

/** The icons of the games a member opened last; each starts its game. */
export const RecentIcons = observer(function RecentIcons({ limit }: { limit: number }) {
  const stores = useStores();
  const { locale } = stores;
  const { list } = stores.of(RecentGamesStore);
  const request = { pageSize: limit };
  const state = useResource(list, request);
  const games = valueOf(state)?.list;
  if (games?.length === 0)
    return (
      <EmptyState icon="history" title={locale.t('recent.none')} text={locale.t('recent.member')} />
    );
  if (games)
    return (
      <ul role="list" className={styles.icons}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <RecentIcon game={game} />
          </li>
        ))}
      </ul>
    );
  if (state.status === 'failed')
    return (
      <ErrorState
        text={errorText(stores, state.error)}
        retryLabel={locale.t('games.retry')}
        onRetry={() => void list.refresh(request)}
      />
    );
  return <RecentWaiting limit={limit} />;
});

const RecentIcon = observer(function RecentIcon({ game }: { game: RecentGame }) {
  const stores = useStores();
  return (
    <button type="button" className={styles.icon} onClick={() => void openGame(stores, game)}>
      <Image
        src={stores.site.imageUrls(game.showIcon ?? gameImagePath(game))}
        alt=""
        ratio="1:1"
        fallbackText={game.displayName}
        tint={game.vassalage}
        className={styles.picture}
      />
      <span className={styles.name}>{game.displayName}</span>
    </button>
  );
});
