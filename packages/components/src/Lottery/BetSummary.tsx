import type { LottPlayTypesReply } from '@livery/contract';
import { LotteryOrdersStore, LotteryStore, type BetProblem, type LotteryBetStore, type TimedLottery } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { secondsTo } from './Countdown.tsx';
import styles from './LotteryBetting.module.css';

/** What the bet comes to, and the button that places it. */
export const BetSummary = observer(function BetSummary({ bet, offered, game, problem }: { bet: LotteryBetStore; offered: LottPlayTypesReply; game: TimedLottery; problem: BetProblem | undefined }) {
  const { locale } = useStores();
  const facts = [
    ['lottery.bets', String(bet.betCount)], ['lottery.stake', locale.formatMoney(bet.stake)], ['lottery.best', locale.formatMoney(bet.bestPrize)],
  ] as const;
  const limits = { min: locale.formatMoney(offered.minStake), max: locale.formatMoney(offered.maxStake), prize: locale.formatMoney(offered.maxPrize), most: offered.maxMultiple };
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>{facts.map(([key, value]) => <div key={key}><dt>{locale.t(key)}</dt><dd>{value}</dd></div>)}</dl>
      <p className={styles.limits}>{locale.t('lottery.limits', limits)}</p>
      {problem ? <p className={styles.problem} role="alert">{locale.t(`lottery.problem.${problem}`, limits)}</p> : null}
      <PlaceButton game={game} />
    </div>
  );
});

/** Looks at the clock by itself: a second does not touch the rest of the bet. */
const PlaceButton = observer(function PlaceButton({ game }: { game: TimedLottery }) {
  const stores = useStores();
  const { locale, session, time } = stores;
  const { sending } = stores.of(LotteryOrdersStore);
  const isGuest = session.confirmed && session.isGuest;
  if (isGuest) return <Button type="submit" wide size="large" iconStart="log-in">{locale.t('lottery.loginToBet')}</Button>;
  const isLocked = stores.of(LotteryStore).unsure || secondsTo(game, time.nowMs) <= game.lockTime;
  // While it is closed the button stays where it is: the next draw opens it again.
  return <Button type={isLocked ? 'button' : 'submit'} wide size="large" busy={sending !== undefined} aria-disabled={isLocked || undefined}>{locale.t(isLocked ? 'lottery.locked' : 'lottery.place')}</Button>;
});
