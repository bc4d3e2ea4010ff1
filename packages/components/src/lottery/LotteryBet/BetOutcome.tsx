import {
  LotteryOrdersStore,
  LotteryStore,
  type LotteryOutcome,
  type TimedLottery,
} from '@livery/stores';
import { Button, ButtonGroup, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './LotteryBetting.module.css';

/**
 * Shows the outcome of a bet on this game, and that a new draw has started. A pending bet is shown
 * for every game, because it blocks further bets. Always in the document, so that screen readers
 * announce later changes.
 */
export const BetOutcome = observer(function BetOutcome({
  game: { gameId, numero },
  onOrders,
}: {
  game: TimedLottery;
  onOrders: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  const orders = stores.get(LotteryOrdersStore);
  const lotteries = stores.get(LotteryStore);
  const { sending } = orders;
  const outcome = orders.outcome?.bet.gameId === gameId ? orders.outcome : undefined;
  const closedDraw = useClosedDraw(numero);
  const isClosed = outcome?.kind === 'refused' && outcome.code === 'ISSUE_CLOSED';
  useEffect(() => {
    if (isClosed) void lotteries.refresh();
  }, [isClosed, outcome, lotteries]);
  return (
    <>
      <div className={styles.outcome} role="status" data-tone={sending ? undefined : outcome?.kind}>
        {message()}
      </div>
      {sending?.isPendingConfirmation ? (
        <ButtonGroup>
          <Button variant="soft" tone="neutral" iconStart="refresh-cw" onClick={orders.retryNow}>
            {locale.t('lottery.askNow')}
          </Button>
          <Button variant="ghost" tone="neutral" onClick={stopRetrying}>
            {locale.t('lottery.giveUp')}
          </Button>
        </ButtonGroup>
      ) : null}
    </>
  );

  function stopRetrying(): void {
    orders.stopRetrying();
    onOrders();
  }

  function message(): ReactNode {
    if (sending)
      return sending.isPendingConfirmation ? (
        <>
          {nameOfOtherGame(sending.bet.gameId)}
          {locale.t('lottery.unheard')}
        </>
      ) : (
        ''
      );
    if (outcome) return outcomeText(outcome);
    return closedDraw === undefined
      ? ''
      : locale.t('lottery.swapped', { closed: closedDraw, drawNumber: numero });
  }

  function nameOfOtherGame(id: number): ReactNode {
    const other =
      id === gameId ? undefined : lotteries.gamesOf().find((game) => game.gameId === id);
    return other ? (
      <>
        <strong>
          <OperatorText>{other.gameName}</OperatorText>
        </strong>{' '}
        ·{' '}
      </>
    ) : null;
  }

  function outcomeText(result: LotteryOutcome): ReactNode {
    if (result.kind === 'placed')
      return locale.t('lottery.placed', {
        drawNumber: result.order.numero,
        stake: locale.formatMoney(result.order.stake),
      });
    if (result.kind === 'failed') return <ErrorSentence error={result.error} />;
    if (result.code === 'ISSUE_CLOSED' && result.bet.numero !== numero)
      return locale.t('lottery.swapped', { closed: result.bet.numero, drawNumber: numero });
    return locale.t(`lottery.refused.${result.code}`);
  }
});

/** Returns the previous draw number if a new draw started while the component was mounted. */
function useClosedDraw(drawNumber: string): string | undefined {
  const previous = useRef(drawNumber);
  const [closedDraw, setClosedDraw] = useState<string>();
  useEffect(() => {
    if (previous.current === drawNumber) return;
    setClosedDraw(previous.current);
    previous.current = drawNumber;
  }, [drawNumber]);
  return closedDraw;
}
