import { LotteryStore, secondsTo, type TimedLottery } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { countdown } from './countdown.ts';
import styles from './LotteryLine.module.css';

/**
 * Time until a draw. A component of its own, because only it must render every second. Source:
 * LOTT-05.
 */
export const Countdown = observer(function Countdown({ game }: { game: TimedLottery }) {
  const stores = useStores();
  const { locale, time } = stores;
  const lotteries = stores.get(LotteryStore);
  if (lotteries.isTimeUnknown)
    return (
      <strong className={styles.time} data-locked="">
        {locale.t('lottery.unsure')}
      </strong>
    );
  if (lotteries.isLocked(game, time.nowMs))
    return (
      <strong className={styles.time} data-locked="">
        {locale.t('lottery.locked')}
      </strong>
    );
  return (
    <strong className={styles.time} role="timer" aria-live="off">
      {countdown(secondsTo(game, time.nowMs))}
    </strong>
  );
});
