import { JackpotFeedStore } from '@livery/stores';
import { Digits, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../stores.ts';
import { ComingJackpot } from './ComingJackpot.tsx';
import styles from './JackpotCounter.module.css';
import { rowHeightPx } from './rowHeightPx.ts';
import { useInSight } from './useInSight.ts';

/** The digits of a jackpot that is fed by what is played: asked for while somebody sees them. */
export const FedJackpot = observer(function FedJackpot({ title, runs }: { title: string; runs: boolean }) {
  const stores = useStores();
  const feed = stores.of(JackpotFeedStore);
  const { place, inSight } = useInSight<HTMLDivElement>();
  useEffect(() => (runs && inSight ? feed.watch() : undefined), [feed, runs, inSight]);
  return <div ref={place} className={styles.fed}>{content()}</div>;

  function content() {
    const { locale } = stores;
    const { amount, isUnavailable } = feed;
    if (isUnavailable) {
      return <div className={styles.missing}><ErrorState text={locale.t('jackpot.unavailable')} retryLabel={locale.t('games.retry')} onRetry={() => void feed.refresh()} /></div>;
    }
    if (amount === undefined) return <ComingJackpot title={title} />;
    const shown = locale.formatMoney(amount);
    return <Digits text={shown} rowHeightPx={rowHeightPx} label={locale.t('jackpot.amount', { title, amount: shown })} />;
  }
});
