import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LotteryBet } from './LotteryOrdersStore.ts';

/** A bet that was sent, with its number. */
export type NotedBet = LotteryBet & { readonly orderId: string };

/** A page has one such bet at a time: nobody has so many pages. */
const mostKept = 20;

/**
 * The bets of each member whose answers this device has not heard yet: those of all its pages, each
 * by its number.
 */
export interface LotteryNotes {
  /** The first one sent first. */
  readonly all: (account: string) => readonly NotedBet[];
  readonly add: (account: string, bet: NotedBet) => void;
  readonly remove: (account: string, orderId: string) => void;
}

/**
 * Notes that outlive the page. Another page may have written meanwhile: each change reads what
 * stands there.
 */
export function lotteryNotes(storage: KeyValueStorage): LotteryNotes {
  const keyOf = (account: string): string => `lotteryOrders:${account.toLowerCase()}`;
  const all = (account: string): readonly NotedBet[] =>
    account === '' ? [] : parse(storage.get(keyOf(account)));
  const others = (account: string, orderId: string): readonly NotedBet[] =>
    all(account).filter((bet) => bet.orderId !== orderId);
  const write = (account: string, bets: readonly NotedBet[]): void => {
    if (bets.length === 0) storage.remove(keyOf(account));
    else storage.set(keyOf(account), JSON.stringify(bets.slice(-mostKept)));
  };
  return {
    all,
    add: (account, bet) => write(account, [...others(account, bet.orderId), bet]),
    remove: (account, orderId) => write(account, others(account, orderId)),
  };
}

function parse(text: string | undefined): readonly NotedBet[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    // This device wrote it; the server checks every field again.
    return Array.isArray(value)
      ? value.filter(
          (bet: unknown): bet is NotedBet =>
            typeof bet === 'object' && bet !== null && 'orderId' in bet && 'gameId' in bet,
        )
      : [];
  } catch {
    return [];
  }
}
