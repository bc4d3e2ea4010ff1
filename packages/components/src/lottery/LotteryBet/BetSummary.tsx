import type { LottPlayTypesReply } from '@livery/model';
import {
  LotteryOrdersStore,
  LotteryStore,
  type BetProblem,
  type LotteryBetStore,
  type TimedLottery,
} from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './LotteryBetting.module.css';

/** Number of bets, stake, highest prize and limits of a bet, and the button that places it. */
export const BetSummary = observer(function BetSummary({
  bet,
  offered,
  game,
  problem,
  busy,
}: {
  bet: LotteryBetStore;
  offered: LottPlayTypesReply;
  game: TimedLottery;
  problem: BetProblem | 'visitor' | undefined;
  busy: boolean;
}) {
  const { locale } = useStores();
  const facts = [
    ['lottery.bets', String(bet.betCount)],
    ['lottery.stake', locale.formatMoney(bet.stake, { meaning: 'payable' })],
    ['lottery.best', locale.formatMoney(bet.bestPrize)],
  ] as const;
  const limits = {
    min: locale.formatMoney(offered.minStake, { meaning: 'payable' }),
    max: locale.formatMoney(offered.maxStake, { meaning: 'spendable' }),
    prize: locale.formatMoney(offered.maxPrize),
    most: offered.maxMultiple,
  };
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{locale.t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.limits}>{locale.t('lottery.limits', limits)}</p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem === 'visitor'
            ? locale.t('error.network_failed')
            : locale.t(`lottery.problem.${problem}`, limits)}
        </p>
      ) : null}
      <PlaceButton game={game} busy={busy} />
    </div>
  );
});

/** Submit button. A component of its own, because only it must render every second. */
const PlaceButton = observer(function PlaceButton({
  game,
  busy,
}: {
  game: TimedLottery;
  busy: boolean;
}) {
  const stores = useStores();
  const { locale, session, time } = stores;
  const { sending } = stores.get(LotteryOrdersStore);
  const isGuest = session.confirmed && session.isGuest;
  if (isGuest)
    return (
      <Button type="submit" wide size="large" iconStart="log-in" busy={busy}>
        {locale.t('lottery.loginToBet')}
      </Button>
    );
  const isLocked = stores.get(LotteryStore).isLocked(game, time.nowMs);
  // During the lock time the button remains, disabled, because the next draw enables it again.
  return (
    <Button
      type={isLocked ? 'button' : 'submit'}
      wide
      size="large"
      busy={busy || sending !== undefined}
      aria-disabled={isLocked || undefined}
    >
      {locale.t(isLocked ? 'lottery.locked' : 'lottery.place')}
    </Button>
  );
});
