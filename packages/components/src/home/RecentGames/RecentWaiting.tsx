import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './RecentGames.module.css';

/** What stands where a member's icons will. */
export const RecentWaiting = observer(function RecentWaiting({ limit }: { limit: number }) {
  const { locale } = useStores();
  return (
    <div role="status" aria-label={locale.t('games.loading')} className={styles.icons}>
      {[...Array(limit).keys()].map((index) => (
        <Skeleton key={index} shape="block" ratio="1:1" />
      ))}
    </div>
  );
});
