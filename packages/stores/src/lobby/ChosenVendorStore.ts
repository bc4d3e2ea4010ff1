import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** A provider of a category. */
export interface ChosenVendor {
  readonly gameType: string;
  readonly vendorCode: string;
}

const key = 'chosenVendor';

/**
 * The provider the visitor chose last; kept for the session. Source: product-spec §2 "Choosing a
 * provider for RNG or PVP stores the chosen provider".
 */
export class ChosenVendorStore implements LazyStore {
  /** Another object with every choice, also with the same one made again. */
  choice: ChosenVendor | undefined;
  readonly #storage: KeyValueStorage;
  readonly #root: RootStore;

  constructor({ sessionStorage, root }: StoreDeps) {
    this.#storage = sessionStorage;
    this.#root = root;
    this.choice = readChoice(sessionStorage.get(key));
    makeAutoObservable(this, { choice: observableRef, addressOf: false }, { autoBind: true });
  }

  /**
   * Stores the choice and shows the category narrowed to it: where its page is shown already, only
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

  /** Where a category is narrowed to a provider; none while the brand has no page for it. */
  addressOf({ gameType, vendorCode }: ChosenVendor): string | undefined {
    const { site } = this.#root;
    const target = site.routeOfGameType(gameType);
    const path = target && site.routePath(target.route, target.params);
    return path === undefined
      ? undefined
      : `${path}?${new URLSearchParams({ vassalage: vendorCode }).toString()}`;
  }
}

/** Only this class writes there; whatever else stands there is nothing. */
function readChoice(text: string | undefined): ChosenVendor | undefined {
  try {
    // Looked at before it is used
    const { gameType, vendorCode } = JSON.parse(text ?? 'null') as {
      gameType?: unknown;
      vendorCode?: unknown;
    };
    return typeof gameType === 'string' && typeof vendorCode === 'string'
      ? { gameType, vendorCode }
      : undefined;
  } catch {
    return undefined;
  }
}
