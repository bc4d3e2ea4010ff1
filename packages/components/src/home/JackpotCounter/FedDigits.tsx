import type { JackpotFeedStore } from '@livery/stores';
import { Digits, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { ComingJackpot } from './ComingJackpot.tsx';
import styles from './JackpotCounter.module.css';
import { rowHeightPx } from './rowHeightPx.ts';

/**
 * The digits of a jackpot as the operator told of it last; where it did not, that it is not known,
 * and no number.
 */
export const FedDigits = observer(function FedDigits({
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
  if (amount === undefined) return <ComingJackpot title={title} />;
  const shown = locale.formatMoney(amount);
  return (
    <Digits
      text={shown}
      rowHeightPx={rowHeightPx}
      label={locale.t('jackpot.amount', { title, amount: shown })}
    />
  );
});
