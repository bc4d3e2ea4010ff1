import { LotteryStore, type TimedLottery } from '@livery/stores';
import { useEffect, useEffectEvent } from 'react';
import { usePageVisible } from '../../core/refresh/usePageVisible.ts';
import { useStores } from '../../core/stores.ts';

const clockCheckMs = 1_000;

/**
 * Keeps the lotteries of a visible page current: requests them at the next draw of the visible
 * lotteries, and at once when the page becomes visible again, the network is back, or the device's
 * clock is no longer reliable. Use it inside an observer. Source: LOTT-03.
 *
 * @param tab the visible tab; a change restarts the timer.
 */
export function useLotteryRefresh(games: readonly TimedLottery[], tab: string): void {
  const stores = useStores();
  const store = stores.get(LotteryStore);
  const state = store.menuState;
  const isVisible = usePageVisible();
  const delayMs = useEffectEvent(() => store.refreshDelayMs(games, stores.time.nowMs));
  useEffect(() => {
    if (!isVisible || (state.status !== 'ready' && state.status !== 'failed')) return undefined;
    const timer = setTimeout(() => void store.refresh(), delayMs());
    return () => clearTimeout(timer);
  }, [store, state, tab, isVisible]);
  useEffect(() => {
    const isHidden = (): boolean => document.visibilityState !== 'visible';
    const timer = setInterval(() => isHidden() || store.checkClock(), clockCheckMs);
    const onReturn = (): void => {
      if (!isHidden()) void store.refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [store]);
}
