import { LotteryOrdersStore, LotteryStore, type LotteryOutcome } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';
import styles from './LotteryBetting.module.css';

/** Says what comes of a bet, and that another draw is sold now. Always in the document, so that what arrives later is spoken. */
export const BetOutcome = observer(function BetOutcome({ numero }: { numero: string }) {
  const stores = useStores();
  const { locale } = stores;
  const { sending, outcome } = stores.of(LotteryOrdersStore);
  const swapped = useSwapped(numero);
  const lotteries = stores.of(LotteryStore);
  const isClosed = outcome?.kind === 'refused' && outcome.code === 'ISSUE_CLOSED';
  useEffect(() => {
    if (isClosed) void lotteries.refresh();
  }, [isClosed, outcome, lotteries]);
  return <div className={styles.outcome} role="status" data-tone={sending ? undefined : outcome?.kind}>{words()}</div>;

  function words(): string {
    if (sending) return sending.isUnheard ? locale.t('lottery.unheard') : '';
    if (outcome) return outcomeText(outcome);
    return swapped === undefined ? '' : locale.t('lottery.swapped', { closed: swapped, numero });
  }

  function outcomeText(said: LotteryOutcome): string {
    if (said.kind === 'placed') return locale.t('lottery.placed', { numero: said.order.numero, stake: locale.formatMoney(said.order.stake) });
    if (said.kind === 'failed') return errorText(stores, said.error);
    if (said.code === 'ISSUE_CLOSED' && said.bet.numero !== numero) return locale.t('lottery.swapped', { closed: said.bet.numero, numero });
    return locale.t(`lottery.refused.${said.code}`);
  }
});

/** The draw that gave way to this one while the page was open. */
function useSwapped(numero: string): string | undefined {
  const before = useRef(numero);
  const [swapped, setSwapped] = useState<string>();
  useEffect(() => {
    if (before.current === numero) return;
    setSwapped(before.current);
    before.current = numero;
  }, [numero]);
  return swapped;
}
