import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** A provider of a category. */
export interface ChosenVendor {
  readonly gameType: string;
  readonly vendorCode: string;
}

const key = 'chosenVendor';

/** The provider that the visitor chose last, stored for the session. Source: HEAD-07. */
export class ChosenVendorStore implements LazyStore {
  choice: ChosenVendor | undefined;
  readonly #storage: KeyValueStorage;
  readonly #root: StoreAccess;

  constructor({ sessionStorage, root }: StoreDeps) {
    this.#storage = sessionStorage;
    this.#root = root;
    this.choice = readChoice(sessionStorage.get(key));
    makeAutoObservable(this, { choice: observableRef, addressOf: false }, { autoBind: true });
  }

  /**
   * Stores the choice and opens the category filtered by the provider. If its page is open, only
   * the list changes.
   */
  choose(choice: ChosenVendor): void {
    this.choice = choice;
    this.#storage.set(key, JSON.stringify(choice));
    const address = this.addressOf(choice);
    if (address !== undefined) this.#root.page.go(address);
  }

  onSignOut(): void {
    this.choice = undefined;
    this.#storage.remove(key);
  }

  /** Returns the address of a category filtered by provider; undefined if it has no page. */
  addressOf({ gameType, vendorCode }: ChosenVendor): string | undefined {
    const { site } = this.#root;
    const target = site.routeOfGameType(gameType);
    const path = target && site.routePath(target.route, target.params);
    return path === undefined
      ? undefined
      : `${path}?${new URLSearchParams({ vassalage: vendorCode }).toString()}`;
  }
}

/** Parses a stored choice; undefined for anything else. */
function readChoice(text: string | undefined): ChosenVendor | undefined {
  try {
    // The type of each field is checked below.
    const { gameType, vendorCode } = JSON.parse(text ?? 'null') as {
      gameType?: unknown;
      vendorCode?: unknown;
    };
    return typeof gameType === 'string' && typeof vendorCode === 'string'
      ? { gameType, vendorCode }
      : undefined;
  } catch {
    // Invalid content, written by other code.
    return undefined;
  }
}
