import {
  LotteryOrdersStore,
  LotteryStore,
  type LotteryOutcome,
  type TimedLottery,
} from '@livery/stores';
import { Button, ButtonGroup } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { errorText } from '../../core/errorText.ts';
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
  const swapped = useSwapped(numero);
  const isClosed = outcome?.kind === 'refused' && outcome.code === 'ISSUE_CLOSED';
  useEffect(() => {
    if (isClosed) void lotteries.refresh();
  }, [isClosed, outcome, lotteries]);
  return (
    <>
      <div className={styles.outcome} role="status" data-tone={sending ? undefined : outcome?.kind}>
        {words()}
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

  function words(): ReactNode {
    if (sending)
      return sending.isPendingConfirmation ? (
        <>
          {otherName(sending.bet.gameId)}
          {locale.t('lottery.unheard')}
        </>
      ) : (
        ''
      );
    if (outcome) return outcomeText(outcome);
    return swapped === undefined
      ? ''
      : locale.t('lottery.swapped', { closed: swapped, drawNumber: numero });
  }

  function otherName(of: number): ReactNode {
    const other =
      of === gameId ? undefined : lotteries.gamesOf().find((game) => game.gameId === of);
    return other ? (
      <>
        <strong>{other.gameName}</strong> ·{' '}
      </>
    ) : null;
  }

  function outcomeText(said: LotteryOutcome): string {
    if (said.kind === 'placed')
      return locale.t('lottery.placed', {
        drawNumber: said.order.numero,
        stake: locale.formatMoney(said.order.stake),
      });
    if (said.kind === 'failed') return errorText(stores, said.error);
    if (said.code === 'ISSUE_CLOSED' && said.bet.numero !== numero)
      return locale.t('lottery.swapped', { closed: said.bet.numero, drawNumber: numero });
    return locale.t(`lottery.refused.${said.code}`);
  }
});

/** The draw that gave way to this one while the page was open. */
function useSwapped(drawNumber: string): string | undefined {
  const before = useRef(drawNumber);
  const [swapped, setSwapped] = useState<string>();
  useEffect(() => {
    if (before.current === drawNumber) return;
    setSwapped(before.current);
    before.current = drawNumber;
  }, [drawNumber]);
  return swapped;
}
