import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LotteryBet } from './LotteryOrdersStore.ts';

/** A bet that was sent, with its order id. */
export type PendingBet = LotteryBet & { readonly orderId: string };

/** A page has at most one pending bet, so this covers 20 open pages. */
const maxPendingBets = 20;

/** Unconfirmed bets of each member, of all pages on this device. */
export interface PendingBets {
  /** Oldest first. */
  readonly all: (account: string) => readonly PendingBet[];
  readonly add: (account: string, bet: PendingBet) => void;
  readonly remove: (account: string, orderId: string) => void;
}

/**
 * Creates the pending bets; they are in storage and outlive the page. Every change reads the
 * storage first, because another page may have written to it.
 */
export function pendingBets(storage: KeyValueStorage): PendingBets {
  const keyOf = (account: string): string => `lotteryOrders:${account.toLowerCase()}`;
  const all = (account: string): readonly PendingBet[] =>
    account === '' ? [] : parse(storage.get(keyOf(account)));
  const others = (account: string, orderId: string): readonly PendingBet[] =>
    all(account).filter((bet) => bet.orderId !== orderId);
  const write = (account: string, bets: readonly PendingBet[]): void => {
    if (bets.length === 0) storage.remove(keyOf(account));
    else storage.set(keyOf(account), JSON.stringify(bets.slice(-maxPendingBets)));
  };
  return {
    all,
    add: (account, bet) => write(account, [...others(account, bet.orderId), bet]),
    remove: (account, orderId) => write(account, others(account, orderId)),
  };
}

function parse(text: string | undefined): readonly PendingBet[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    // Checks only the ids, because the server validates every field.
    return Array.isArray(value)
      ? value.filter(
          (bet: unknown): bet is PendingBet =>
            typeof bet === 'object' && bet !== null && 'orderId' in bet && 'gameId' in bet,
        )
      : [];
  } catch {
    // Invalid content, written by other code.
    return [];
  }
}
