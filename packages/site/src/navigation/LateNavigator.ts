import type { NavigationPort } from '@livery/stores';

type Go = NavigationPort['go'];

/** Time that a navigation waits for the router before its address is loaded as a document. */
export const maxRouterWaitMs = 1_500;

/** Ports of the navigation without a router. */
export interface DocumentPorts {
  /** Returns the path of the current address. */
  path: () => string;
  /** Replaces the address of the current history entry. The document stays. */
  replaceAddress: (address: string) => void;
  /** Loads an address as a new document. */
  load: (address: string) => void;
  /** Loads an address as a new document in place of the current history entry. */
  loadInstead: (address: string) => void;
  /**
   * Loads an address that any site may have chosen as a new document, whose history entry says so.
   */
  loadUntrusted: (address: string, options: { readonly replace: boolean }) => void;
  /** Calls back every `periodMs` until the returned function is called. */
  every: (periodMs: number, callback: () => void) => () => void;
}

/** Navigation by a router that is loaded after hydration. */
export class LateNavigator {
  readonly #ports: DocumentPorts;
  #go: Go | undefined;
  #waiting: Parameters<Go> | undefined;
  #stopTimer: (() => void) | undefined;

  constructor(ports: DocumentPorts) {
    this.#ports = ports;
  }

  /**
   * Navigates by the router. Without one, another query replaces that of the address at once, and
   * the last other navigation waits a short time for the router.
   */
  go(...navigation: Parameters<Go>): void {
    if (this.#go) return this.#go(...navigation);
    // The router reads the address when it starts.
    if (this.#replaceQuery(...navigation)) return;
    if (this.#waiting && navigation[1]?.isRedirect) return;
    this.#waiting = navigation;
    // Not restarted by impatient clicks.
    this.#stopTimer ??= this.#ports.every(maxRouterWaitMs, () => this.#perform(this.#loadDocument));
  }

  /** Sets the router's function, and performs the navigation that waited for it. */
  attach(go: Go): void {
    this.#go = go;
    this.#perform(go);
  }

  /** Loads documents instead, because the router could not be loaded. */
  detach(): void {
    this.attach((...navigation) => {
      if (!this.#replaceQuery(...navigation)) this.#loadDocument(...navigation);
    });
  }

  #perform(go: Go): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    const navigation = this.#waiting;
    this.#waiting = undefined;
    if (navigation) go(...navigation);
  }

  /** Performs a replacement within the current path. Returns false for other navigations. */
  #replaceQuery(...[address, { replace = false } = {}]: Parameters<Go>): boolean {
    if (!replace || address.replace(/[?#].*/, '') !== this.#ports.path()) return false;
    this.#ports.replaceAddress(address);
    return true;
  }

  readonly #loadDocument: Go = (address, { replace = false, isUntrusted = false } = {}) => {
    // Otherwise a game would count as opened by the site itself, without the player's consent.
    if (isUntrusted) this.#ports.loadUntrusted(address, { replace });
    else if (replace) this.#ports.loadInstead(address);
    else this.#ports.load(address);
  };
}
