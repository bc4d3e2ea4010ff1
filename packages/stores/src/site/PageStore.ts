import { attempt, getPage, type ApiClient, type ApiError } from '@livery/api';
import { canonicalJson, type Bootstrap, type PageBootstrap, type RouteMatch } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FlagsStore } from './FlagsStore.ts';
import type { Seeds } from '../core/Seeds.ts';
import type { SiteStore } from './SiteStore.ts';

export interface NavigationOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** The address comes from another address, so any site may have chosen it. */
  readonly isUntrusted?: boolean;
  /**
   * Leads back to where the visitor came from: goes back in the history if the address is that of
   * the previous entry, so that its scroll position is restored.
   */
  readonly isReturn?: boolean;
  /** Leaves the current page only, so a navigation that waits already has precedence. */
  readonly isRedirect?: boolean;
}

/** Navigation of the browser. */
export interface NavigationPort {
  /** Navigates to an address of the site without loading a document. */
  go: (address: string, options?: NavigationOptions) => void;
  /** Loads an address as a new document. */
  load: (address: string) => void;
  /**
   * Loads the chunks that a page needs. Resolves to whether they are loaded; a failure is shown
   * with a button for `retry`. A retry that fails too loads `address` as a document.
   */
  prepare: (
    page: PageBootstrap,
    { address, retry }: { readonly address: string; readonly retry: () => void },
  ) => Promise<boolean>;
}

export interface PagePorts {
  api: ApiClient;
  bootstrap: Bootstrap;
  flags: FlagsStore;
  navigation: NavigationPort;
  seeds: Seeds;
  site: SiteStore;
  lang: () => string;
  /** Returns the redirect of a path; `undefined` if the visitor may open it. */
  redirectOf: (path: string) => string | undefined;
}

/** The current page and the pending navigation. */
export class PageStore {
  current: PageBootstrap;
  /**
   * Query and hash of the address, for example `?id=7` and `#terms`. Empty on the server and until
   * hydration.
   */
  search = '';
  hash = '';
  /** Path of the pending navigation. */
  pending: string | undefined;
  error: ApiError | undefined;
  /** Category of a game that the page shows, if it differs from the route's. */
  gameTypeShown: string | undefined;
  readonly #ports: PagePorts;

  constructor(ports: PagePorts) {
    this.#ports = ports;
    this.current = ports.bootstrap;
    makeAutoObservable(this, { current: observableRef, error: observableRef }, { autoBind: true });
  }

  get route(): RouteMatch {
    return this.current.route;
  }

  /** The current address: path, query and hash. */
  get address(): string {
    return `${this.route.path}${this.search}${this.hash}`;
  }

  // Separate getters, so that a reader of the name does not re-render when the path changes.
  get routeName(): string {
    return this.route.name;
  }

  /** Category of the page's games, or of the game that the page shows. */
  get gameType(): string | undefined {
    return this.gameTypeShown ?? this.route.gameType;
  }

  /** Sets the category of a game that the page shows; `undefined` when it shows its list again. */
  showGameType(gameType: string | undefined): void {
    this.gameTypeShown = gameType;
  }

  get maintenance(): PageBootstrap['maintenance'] {
    return this.current.maintenance;
  }

  get bannerGroup(): string | undefined {
    return this.route.bannerGroup;
  }

  /**
   * Navigates to an address of the site (path, query and hash) or loads an address outside it.
   */
  go(address: string, options?: NavigationOptions): void {
    if (address.startsWith('/') && !address.startsWith('//'))
      this.#ports.navigation.go(address, options);
    else this.#ports.navigation.load(address);
  }

  /** Navigates to a route by its name in routes.json. */
  goTo(route: string, params?: Readonly<Record<string, string>>): void {
    const path = this.#ports.site.routePath(route, params);
    if (path !== undefined) this.go(path);
  }

  /**
   * Replaces the query of the address, for a place in the page such as a list's filters. Does
   * nothing during a navigation, which would otherwise be cancelled.
   */
  replaceQuery(search: string): void {
    if (this.pending !== undefined || search === this.search) return;
    this.search = search;
    this.#ports.navigation.go(this.address, { replace: true });
  }

  /**
   * Shows the page of a path. The old page stays until the new one is ready.
   *
   * @param address the path with query and hash.
   */
  async show(path: string, address = path): Promise<void> {
    const rest = address.slice(path.length);
    if (path === this.current.route.path && !this.pending) return this.#setRest(rest);
    const redirect = this.#ports.redirectOf(path);
    if (redirect !== undefined) return this.go(redirect);
    this.pending = path;
    this.error = undefined;
    const { api, lang, navigation } = this.#ports;
    const { reply: page, error } = await attempt(api.call(getPage, { path, lang: lang() }));
    if (error) return runInAction(() => this.#cancel(path, error));
    if (this.pending !== path || this.loadIfOutdated(page, address)) return;
    const retry = (): void => void this.show(path, address);
    const isPrepared = await navigation.prepare(page, { address, retry });
    runInAction(() => (isPrepared ? this.#commit(path, rest, page) : this.#cancel(path)));
  }

  /**
   * Loads a new document if data of the server belongs to a newer program or configuration than the
   * page.
   *
   * @returns whether it does.
   */
  loadIfOutdated(
    { build, version }: { readonly build: string; readonly version: string },
    address = this.address,
  ): boolean {
    const { bootstrap, navigation } = this.#ports;
    const isOutdated = build !== bootstrap.build || version !== bootstrap.version;
    if (isOutdated) navigation.load(address);
    return isOutdated;
  }

  /** Shows the error of a part of the page; the page stays. */
  fail(error: ApiError): void {
    this.error = error;
  }

  dismissError(): void {
    this.error = undefined;
  }

  #commit(path: string, rest: string, page: PageBootstrap): void {
    if (this.pending !== path) return;
    this.#ports.seeds.add(page.preloaded);
    this.#ports.flags.update(page.flags);
    this.current = reuseUnchanged(this.current, page);
    this.pending = undefined;
    this.#setRest(rest);
  }

  /** @param rest the part of the address after the path. */
  #setRest(rest: string): void {
    this.search = rest.replace(/#.*/, '');
    this.hash = rest.slice(this.search.length);
  }

  #cancel(path: string, error = this.error): void {
    if (this.pending !== path) return;
    this.pending = undefined;
    this.error = error;
  }
}

/** Returns the next page with the unchanged objects of the previous one, to avoid re-renders. */
function reuseUnchanged(previous: PageBootstrap, next: PageBootstrap): PageBootstrap {
  const reuse = <Value>(old: Value | undefined, value: Value): Value =>
    old !== undefined && canonicalJson(old) === canonicalJson(value) ? old : value;
  const { maintenance } = next;
  return {
    ...next,
    layout: reuse(previous.layout, next.layout),
    page: reuse(previous.page, next.page),
    route: reuse(previous.route, next.route),
    ...(maintenance && { maintenance: reuse(previous.maintenance, maintenance) }),
  };
}
