import type { KeyValueStorage } from './KeyValueStorage.ts';
import type { LotteryBet } from './LotteryOrdersStore.ts';

/** A bet that was sent, with its number. */
export type NotedBet = LotteryBet & { readonly orderId: string };

/** The one bet of each member whose answer this device has not heard yet. */
export interface LotteryNotes {
  readonly read: (account: string) => NotedBet | undefined;
  readonly write: (account: string, bet: NotedBet) => void;
  readonly remove: (account: string) => void;
}

/** Notes that outlive the page. */
export function lotteryNotes(storage: KeyValueStorage): LotteryNotes {
  const keyOf = (account: string): string => `lotteryOrder:${account.toLowerCase()}`;
  return {
    read: (account) => (account === '' ? undefined : parse(storage.get(keyOf(account)))),
    write: (account, bet) => storage.set(keyOf(account), JSON.stringify(bet)),
    remove: (account) => storage.remove(keyOf(account)),
  };
}

function parse(text: string | undefined): NotedBet | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // This device wrote it; the server checks every field again.
    return typeof value === 'object' && value !== null && 'orderId' in value && 'gameId' in value ? value as NotedBet : undefined;
  } catch {
    return undefined;
  }
}
