import { LotteryHistoryStore } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/**
 * Requests the results of the member's bets once their draws are over, until the operator has
 * settled them. Use it inside an observer.
 */
export function useOverdueBets(): void {
  const stores = useStores();
  const { isMember } = stores.session;
  const { refreshFallbackMs } = stores.site.config.site.lottery;
  const history = stores.get(LotteryHistoryStore);
  const overdue = history.overdue.map(({ orderId }) => orderId).join(' ');
  useEffect(() => {
    if (isMember) void history.load();
  }, [history, isMember]);
  useEffect(() => {
    if (overdue === '') return undefined;
    void history.refresh();
    const timer = setInterval(() => void history.refresh(), refreshFallbackMs);
    return () => clearInterval(timer);
  }, [history, overdue, refreshFallbackMs]);
}
