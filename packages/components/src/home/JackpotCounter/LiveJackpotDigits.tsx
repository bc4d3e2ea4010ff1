import type { JackpotFeedStore } from '@livery/stores';
import { Digits, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { JackpotSkeleton } from './JackpotSkeleton.tsx';
import styles from './JackpotCounter.module.css';
import { rowHeightPx } from './rowHeightPx.ts';

/** The last amount the operator sent; without one, an error with a retry and no number. */
export const LiveJackpotDigits = observer(function LiveJackpotDigits({
  title,
  feed,
}: {
  title: string;
  feed: JackpotFeedStore;
}) {
  const { locale } = useStores();
  const { amount, isUnavailable } = feed;
  if (isUnavailable) {
    return (
      <div className={styles.missing}>
        <ErrorState
          text={locale.t('jackpot.unavailable')}
          retryLabel={locale.t('games.retry')}
          onRetry={() => void feed.refresh()}
        />
      </div>
    );
  }
  if (amount === undefined) return <JackpotSkeleton title={title} />;
  const text = locale.formatMoney(amount);
  return (
    <Digits
      text={text}
      rowHeightPx={rowHeightPx}
      label={locale.t('jackpot.amount', { title, amount: text })}
    />
  );
});
