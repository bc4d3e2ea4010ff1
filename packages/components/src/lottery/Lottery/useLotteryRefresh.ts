import { LotteryStore, type TimedLottery } from '@livery/stores';
import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../core/stores.ts';

const lookMs = 1_000;

/**
 * Keeps the lotteries of a page current: asks again with the next draw of those shown, and at once
 * when the page is looked at again or the device's clock cannot be counted by any more. Use it
 * inside an observer.
 *
 * @param tab what is shown; another one clears the timer.
 * Source: product-spec §9 "Lottery refresh"; requirements LOTT-03.
 */
export function useLotteryRefresh(games: readonly TimedLottery[], tab: string): void {
  const stores = useStores();
  const store = stores.get(LotteryStore);
  const state = store.menuState;
  const delayMs = useEffectEvent(() => store.refreshDelayMs(games, stores.time.nowMs));
  useEffect(() => {
    if (state.status !== 'ready' && state.status !== 'failed') return undefined;
    const timer = setTimeout(() => void store.refresh(), delayMs());
    return () => clearTimeout(timer);
  }, [store, state, tab]);
  useEffect(() => {
    const timer = setInterval(() => store.checkClock(), lookMs);
    const onLook = (): void => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [store]);
}
