import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './RecentGames.module.css';

/** Placeholder of a member's icons while their code is loading. */
export const RecentLoading = observer(function RecentLoading({ limit }: { limit: number }) {
  const { locale } = useStores();
  return (
    <div role="status" aria-label={locale.t('games.loading')} className={styles.icons}>
      <RecentSkeleton limit={limit} />
    </div>
  );
});

/** Placeholder of a member's icons while the list is loading. */
export function RecentSkeleton({ limit }: { limit: number }) {
  return [...Array(limit).keys()].map((index) => (
    <Skeleton key={index} shape="block" ratio="1:1" />
  ));
}
