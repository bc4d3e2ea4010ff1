import type { LottPlayTypeCode } from '@livery/model';
import {
  LotteryBetStore,
  LotteryOrdersStore,
  lotteryPrizeMode,
  LotteryStore,
  requireRealAccount,
  type BetProblem,
  type TimedLottery,
} from '@livery/stores';
import { Chips, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { BetOutcome } from './BetOutcome.tsx';
import { BetRules } from './BetRules.tsx';
import { BetSummary } from './BetSummary.tsx';
import { BetTerms } from './BetTerms.tsx';
import styles from './LotteryBetting.module.css';
import { PickLines } from './PickLines.tsx';

const codes: readonly LottPlayTypeCode[] = [
  'firstDigit',
  'lastDigit',
  'last2Straight',
  'last3Straight',
  'last3Box',
  'bigSmall',
  'oddEven',
  'sum',
];

/** A bet on the draw that is sold now. With the next draw the choice stays. */
export const BetForm = observer(function BetForm({
  game,
  onOrders,
}: {
  game: TimedLottery;
  onOrders: () => void;
}) {
  const stores = useStores();
  const { locale, page } = stores;
  const { gameId, vassalage, numero } = game;
  const orders = stores.get(LotteryOrdersStore);
  // What was said on another page, or of another game, is not about this form.
  useEffect(() => orders.dismiss(), [orders]);
  // The address is read once: choosing another play type does not write it. Another game has
  // another form.
  const [bet] = useState(() => {
    const wanted = new URLSearchParams(page.search).get('playType');
    return stores.create(
      (deps) =>
        new LotteryBetStore(deps, {
          gameId,
          prizeMode: lotteryPrizeMode(stores, vassalage),
          playType: codes.find((code) => code === wanted),
        }),
    );
  });
  const { state, retry } = useResource(bet.catalogue, bet.request);
  const [tried, setTried] = useState(false);
  const [visitor, setVisitor] = useState<'asked' | 'unknown'>();
  const { offered, playType } = bet;
  const failed =
    state.status === 'failed' && bet.isChanging ? (
      <FailedState error={state.error} onRetry={retry} />
    ) : undefined;
  if (!offered || !playType) {
    return (
      failed ?? (
        <div role="status" aria-label={locale.t('state.loading')}>
          <Skeleton shape="line" lines={8} />
        </div>
      )
    );
  }
  return (
    <form
      className={styles.form}
      aria-label={locale.t('lottery.part.bet')}
      noValidate
      aria-busy={bet.isChanging || undefined}
      onSubmit={(event) => void send(event)}
    >
      <div className={styles.choice}>
        <Chips
          label={locale.t('lottery.playType')}
          value={playType.playType}
          wrap
          onChange={(value) => choose(value)}
          options={offered.playTypes.map(({ playType: code }) => ({
            value: code,
            label: locale.t(`lottery.play.${code}`),
          }))}
        />
        <BetRules bet={bet} playType={playType} />
        <PickLines bet={bet} playType={playType} />
      </div>
      <div className={styles.slip}>
        <BetTerms bet={bet} offered={offered} />
        {failed ?? (
          <BetSummary
            bet={bet}
            offered={offered}
            game={game}
            problem={problem()}
            busy={bet.isChanging || visitor === 'asked'}
          />
        )}
        <BetOutcome game={game} onOrders={onOrders} />
      </div>
    </form>
  );

  function choose(value: string): void {
    const code = codes.find((one) => one === value);
    if (code) bet.choosePlayType(code);
    setTried(false);
    orders.dismiss();
  }

  function problem(): BetProblem | 'visitor' | undefined {
    if (visitor === 'unknown') return 'visitor';
    return tried ? bet.problem : undefined;
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setVisitor('asked');
    const known = await stores.session.ready();
    setVisitor(known ? undefined : 'unknown');
    if (!known || !(await requireRealAccount(stores))) return;
    // The Enter key sends a form whatever its button says.
    if (bet.isChanging || stores.get(LotteryStore).isLocked(game, stores.time.nowMs)) return;
    const { playType: chosen, picks, unitPrice, multiple, prizeMode, problem: missing } = bet;
    if (missing || !chosen || unitPrice === undefined) return;
    await orders.place({
      gameId,
      numero,
      playType: chosen.playType,
      picks,
      unit: unitPrice,
      multiple,
      prizeMode,
    });
    if (orders.outcome?.kind !== 'placed') return;
    bet.clear();
    setTried(false);
  }
});
