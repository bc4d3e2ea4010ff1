import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

/**
 * Providers to which this device transferred an account's money. An entry stays until the
 * provider's balance is confirmed as zero, because a closed page cannot transfer the money back.
 */
export interface TransferJournal {
  readonly all: (account: string) => readonly string[];
  readonly add: (account: string, vendorCode: string) => void;
  readonly remove: (account: string, vendorCode: string) => void;
}

/** Creates the journal; its entries are in storage and outlive the page. */
export function transferJournal(storage: KeyValueStorage): TransferJournal {
  const keyOf = (account: string): string => `moneyAtProviders:${account.toLowerCase()}`;
  const all = (account: string): readonly string[] =>
    (storage.get(keyOf(account)) ?? '').split(' ').filter(Boolean);
  const write = (account: string, vendors: readonly string[]): void => {
    if (vendors.length === 0) storage.remove(keyOf(account));
    else storage.set(keyOf(account), vendors.join(' '));
  };
  return {
    all,
    add: (account, vendorCode) => write(account, [...new Set([...all(account), vendorCode])]),
    remove: (account, vendorCode) =>
      write(
        account,
        all(account).filter((other) => other !== vendorCode),
      ),
  };
}
