import { LotteryStore, type TimedLottery } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { countdown } from './countdown.ts';
import styles from './LotteryLine.module.css';

/** The time to a draw. Alone looks at the clock: a second costs one small text a line. */
export const Countdown = observer(function Countdown({ game }: { game: TimedLottery }) {
  const stores = useStores();
  const { locale, time } = stores;
  if (stores.of(LotteryStore).unsure) return <strong className={styles.time} data-locked="">{locale.t('lottery.unsure')}</strong>;
  const seconds = secondsTo(game, time.nowMs);
  if (seconds <= game.lockTime) return <strong className={styles.time} data-locked="">{locale.t('lottery.locked')}</strong>;
  return <strong className={styles.time} role="timer" aria-live="off">{countdown(seconds)}</strong>;
});

/** Whole seconds until a draw; 0 once it is due. */
export function secondsTo({ fewinTime }: TimedLottery, nowMs: number): number {
  return Math.max(0, Math.ceil((fewinTime - nowMs) / 1000));
}
