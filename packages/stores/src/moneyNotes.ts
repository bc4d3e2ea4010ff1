import type { KeyValueStorage } from './KeyValueStorage.ts';

const key = 'moneyAtProviders';

/** The providers an account's money may still be at: a page that is closed cannot bring it back. */
export interface MoneyNotes {
  readonly all: (account: string) => readonly string[];
  readonly add: (account: string, vassalage: string) => void;
  readonly remove: (account: string, vassalage: string) => void;
}

/** Notes kept in a storage, one account at a time. */
export function moneyNotes(storage: KeyValueStorage): MoneyNotes {
  const all = (account: string): readonly string[] => {
    const [owner, ...vendors] = (storage.get(key) ?? '').split(' ');
    return owner === encodeURIComponent(account) ? vendors : [];
  };
  const write = (account: string, vendors: readonly string[]): void => {
    if (vendors.length === 0) storage.remove(key);
    else storage.set(key, [encodeURIComponent(account), ...vendors].join(' '));
  };
  return {
    all,
    add: (account, vassalage) => write(account, [...new Set([...all(account), vassalage])]),
    remove: (account, vassalage) => write(account, all(account).filter((other) => other !== vassalage)),
  };
}
