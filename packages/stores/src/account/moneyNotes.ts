import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

/**
 * The providers each account's money was moved to from this device, until it was seen that none is
 * there: a page that is closed cannot bring it back.
 */
export interface MoneyNotes {
  readonly all: (account: string) => readonly string[];
  readonly add: (account: string, vassalage: string) => void;
  readonly remove: (account: string, vassalage: string) => void;
}

/** Notes that outlive the page. */
export function moneyNotes(storage: KeyValueStorage): MoneyNotes {
  const keyOf = (account: string): string => `moneyAtProviders:${account.toLowerCase()}`;
  const all = (account: string): readonly string[] =>
    (storage.get(keyOf(account)) ?? '').split(' ').filter(Boolean);
  const write = (account: string, vendors: readonly string[]): void => {
    if (vendors.length === 0) storage.remove(keyOf(account));
    else storage.set(keyOf(account), vendors.join(' '));
  };
  return {
    all,
    add: (account, vassalage) => write(account, [...new Set([...all(account), vassalage])]),
    remove: (account, vassalage) =>
      write(
        account,
        all(account).filter((other) => other !== vassalage),
      ),
  };
}
