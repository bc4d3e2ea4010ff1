import type { NavigationPort } from '@livery/stores';

type Go = NavigationPort['go'];

/** Navigation by a router that is loaded after hydration. */
export class LateNavigator {
  readonly #load: (address: string) => void;
  #go: Go | undefined;
  #pending: Parameters<Go> | undefined;

  /** @param load loads an address as a new document. */
  constructor(load: (address: string) => void) {
    this.#load = load;
  }

  /** Navigates by the router. Without one, the last navigation waits for it. */
  go(...navigation: Parameters<Go>): void {
    if (this.#go) this.#go(...navigation);
    else this.#pending = navigation;
  }

  /** Sets the router's function, and performs the navigation that waited for it. */
  attach(go: Go): void {
    this.#go = go;
    const navigation = this.#pending;
    this.#pending = undefined;
    if (navigation) go(...navigation);
  }

  /** Loads documents instead, because the router could not be loaded. */
  detach(): void {
    this.attach((address) => this.#load(address));
  }
}
