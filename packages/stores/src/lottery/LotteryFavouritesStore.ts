import { makeAutoObservable, observable } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

const maxFavourites = 500;

/** The member's favourite lotteries, stored on this device by username. Source: LOTT-02. */
export class LotteryFavouritesStore implements LazyStore {
  readonly #storage: KeyValueStorage;
  readonly #root: StoreAccess;
  readonly #byAccount = observable.map<string, readonly number[]>({}, { deep: false });

  constructor({ localStorage, root }: StoreDeps) {
    this.#storage = localStorage;
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The member's favourites, newest first; empty for a guest. */
  get ids(): readonly number[] {
    const { account } = this.#root.session.view;
    if (account === undefined) return [];
    return this.#byAccount.get(account) ?? read(this.#storage.get(keyOf(account)));
  }

  has(gameId: number): boolean {
    return this.ids.includes(gameId);
  }

  toggle(gameId: number): void {
    const { account } = this.#root.session.view;
    if (account === undefined) return;
    // Reads the storage, because another tab may have written; without storage uses the own list.
    const stored = this.#storage.get(keyOf(account));
    const others = (stored === undefined ? this.ids : read(stored)).filter((id) => id !== gameId);
    const ids = this.has(gameId) ? others : [gameId, ...others].slice(0, maxFavourites);
    this.#byAccount.set(account, ids);
    this.#storage.set(keyOf(account), JSON.stringify(ids));
  }
}

/** Returns the storage key of an account, which is case-insensitive. */
function keyOf(account: string): string {
  return `lotteryFavourites:${account.toLowerCase()}`;
}

/** Parses a stored list of game ids; anything else is empty. */
function read(text: string | undefined): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((id): id is number => Number.isSafeInteger(id)).slice(0, maxFavourites)
      : [];
  } catch {
    // Invalid content, written by other code.
    return [];
  }
}
