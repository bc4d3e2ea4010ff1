import { ApiError, getPage, type ApiClient } from '@livery/api';
import { canonicalJson, type Bootstrap, type PageBootstrap, type PageDocument, type RouteMatch } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FlagsStore } from './FlagsStore.ts';
import type { Seeds } from './Seeds.ts';
import type { SiteStore } from './SiteStore.ts';

/** What moves the browser. */
export interface NavigationPort {
  /** Shows an address of the site, without loading a document. */
  push: (address: string) => void;
  /** Loads an address as a new document. */
  load: (address: string) => void;
  /** Loads the parts of the program a page needs; rejects when they cannot be had. */
  prepare: (page: PageBootstrap) => Promise<void>;
}

export interface PagePorts {
  api: ApiClient;
  bootstrap: Bootstrap;
  flags: FlagsStore;
  navigation: NavigationPort;
  seeds: Seeds;
  site: SiteStore;
  lang: () => string;
  /** Where the visitor is sent instead of a path; `undefined` where it may go. */
  insteadOf: (path: string) => string | undefined;
}

/** The page that is shown, and the one that is on its way. */
export class PageStore {
  current: PageBootstrap;
  /** Where a navigation is under way to. */
  pending: string | undefined;
  error: ApiError | undefined;
  readonly #ports: PagePorts;

  constructor(ports: PagePorts) {
    this.#ports = ports;
    this.current = ports.bootstrap;
    makeAutoObservable(this, { current: observableRef, error: observableRef }, { autoBind: true });
  }

  get route(): RouteMatch {
    return this.current.route;
  }

  // One by one: who looks at the name does not follow the path.
  get routeName(): string {
    return this.route.name;
  }

  get gameType(): string | undefined {
    return this.route.gameType;
  }

  get bannerGroup(): string | undefined {
    return this.route.bannerGroup;
  }

  /** Goes to an address of the site (path, query and hash), or to an address outside it. */
  go(address: string): void {
    if (address.startsWith('/') && !address.startsWith('//')) this.#ports.navigation.push(address);
    else this.#ports.navigation.load(address);
  }

  /** Goes to a route by its name in routes.json. */
  goTo(route: string, params?: Readonly<Record<string, string>>): void {
    const path = this.#ports.site.routePath(route, params);
    if (path !== undefined) this.go(path);
  }

  /**
   * Makes the page at a path the current one. The old page stays until the new one is ready.
   *
   * @param address the path with its query and hash, for when it has to be loaded as a document.
   */
  async show(path: string, address = path): Promise<void> {
    if (path === this.current.route.path && !this.pending) return;
    const elsewhere = this.#ports.insteadOf(path);
    if (elsewhere !== undefined) return this.go(elsewhere);
    this.pending = path;
    this.error = undefined;
    try {
      const page = await this.#ports.api.call(getPage, { path, lang: this.#ports.lang() });
      if (this.pending !== path) return;
      const { build, version } = this.#ports.bootstrap;
      // A newer program or configuration: this navigation loads a whole document, once.
      if (page.build !== build || page.version !== version) return this.#ports.navigation.load(address);
      await this.#ports.navigation.prepare(page);
      runInAction(() => this.#arrive(path, page));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.#fail(path, error));
    }
  }

  dismissError(): void {
    this.error = undefined;
  }

  #arrive(path: string, page: PageBootstrap): void {
    if (this.pending !== path) return;
    this.#ports.seeds.add(page.preloaded);
    this.#ports.flags.update(page.flags);
    const { layout, page: shown } = this.current;
    this.current = { ...page, layout: sameOr(layout, page.layout), page: sameOr(shown, page.page) };
    this.pending = undefined;
  }

  #fail(path: string, error: ApiError): void {
    if (this.pending !== path) return;
    this.pending = undefined;
    this.error = error;
  }
}

/** A document that did not change stays the same object: its nodes need not be made anew. */
function sameOr(before: PageDocument, next: PageDocument): PageDocument {
  return canonicalJson(before) === canonicalJson(next) ? before : next;
}
