import { gameImagePath, type RecentGame } from '@livery/model';
import { recentGamesQuery } from '@livery/stores';
import { EmptyState, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { onGameClick } from '../../play/onGameClick.ts';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { RecentSkeleton } from './RecentLoading.tsx';
import styles from './RecentGames.module.css';

/** Icons of a member's recent games, newest first; an icon starts its game. Source: HOME-01. */
export const RecentIcons = observer(function RecentIcons({ limit }: { limit: number }) {
  const { locale } = useStores();
  return (
    <ResourceView
      resource={useQuery(recentGamesQuery, { request: { pageSize: limit } })}
      loadingText="games.loading"
      className={styles.icons}
      skeleton={<RecentSkeleton limit={limit} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          icon="history"
          title={locale.t('recent.none')}
          text={locale.t('recent.member')}
        />
      }
    >
      {({ list }) => (
        <ul role="list" className={styles.icons}>
          {list.map((game) => (
            <li key={game.nodeId}>
              <RecentIcon game={game} />
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  );
});

const RecentIcon = observer(function RecentIcon({ game }: { game: RecentGame }) {
  const stores = useStores();
  return (
    <button type="button" className={styles.icon} onClick={() => void onGameClick(stores, game)}>
      <Image
        src={stores.site.imageUrls(game.showIcon ?? gameImagePath(game))}
        alt=""
        ratio="1:1"
        fallbackText={game.displayName}
        tint={game.vassalage}
        className={styles.picture}
      />
      <span className={styles.name}>
        <OperatorText>{game.displayName}</OperatorText>
      </span>
    </button>
  );
});
