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
import { wordText } from '../../core/wordText.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { BetOutcome } from './BetOutcome.tsx';
import { BetRules } from './BetRules.tsx';
import { BetSummary } from './BetSummary.tsx';
import { BetTerms } from './BetTerms.tsx';
import { playTypeTexts } from '../Lottery/lotteryTexts.ts';
import styles from './LotteryBetting.module.css';
import { PickLines } from './PickLines.tsx';

/** Form for a bet on the current draw. The picks remain when the next draw starts. */
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
  // Clears the outcome of a bet on another page or game.
  useEffect(() => orders.dismiss(), [orders]);
  // Reads the play type from the address once, because choosing another one does not change the
  // address. The form is mounted again for another game.
  const [bet] = useState(() => {
    const playTypeCode = new URLSearchParams(page.search).get('playType');
    return stores.create(
      (deps) =>
        new LotteryBetStore(deps, {
          gameId,
          prizeMode: lotteryPrizeMode(stores, vassalage),
          playType: playTypeCode ?? undefined,
        }),
    );
  });
  const { state, retry } = useResource(bet.catalogue, bet.request);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sessionCheck, setSessionCheck] = useState<'pending' | 'failed'>();
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
            label: wordText(locale, playTypeTexts, code),
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
            busy={bet.isChanging || sessionCheck === 'pending'}
          />
        )}
        <BetOutcome game={game} onOrders={onOrders} />
      </div>
    </form>
  );

  function choose(value: string): void {
    bet.choosePlayType(value);
    setIsSubmitted(false);
    orders.dismiss();
  }

  function problem(): BetProblem | 'visitor' | undefined {
    if (sessionCheck === 'failed') return 'visitor';
    return isSubmitted ? bet.problem : undefined;
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSubmitted(true);
    setSessionCheck('pending');
    const isSessionKnown = await stores.session.ready();
    setSessionCheck(isSessionKnown ? undefined : 'failed');
    if (!isSessionKnown || !(await requireRealAccount(stores))) return;
    // The Enter key submits the form even if its button is disabled.
    if (bet.isChanging || stores.get(LotteryStore).isLocked(game, stores.time.nowMs)) return;
    const { playType: chosenType, picks, unitPrice, multiple, prizeMode } = bet;
    if (bet.problem || !chosenType || unitPrice === undefined) return;
    await orders.place({
      gameId,
      numero,
      playType: chosenType.playType,
      picks,
      unit: unitPrice,
      multiple,
      prizeMode,
    });
    if (orders.outcome?.kind !== 'placed') return;
    bet.clear();
    setIsSubmitted(false);
  }
});
