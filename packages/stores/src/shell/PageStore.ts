import { ApiError, getPage, type ApiClient } from '@livery/api';
import { canonicalJson, type Bootstrap, type PageBootstrap, type RouteMatch } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FlagsStore } from './FlagsStore.ts';
import type { Seeds } from '../core/Seeds.ts';
import type { SiteStore } from './SiteStore.ts';

/** What moves the browser. */
export interface NavigationPort {
  /**
   * Shows an address of the site, without loading a document; with `replace`, in the place of the
   * one that is shown.
   */
  go: (address: string, options?: { replace: boolean }) => void;
  /** Loads an address as a new document. */
  load: (address: string) => void;
  /**
   * Loads the parts of the program a page needs. Answers whether they are there; when they are not,
   * it has said so and offered `retry`.
   */
  prepare: (page: PageBootstrap, retry: () => void) => Promise<boolean>;
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
  /**
   * What follows the path of the current page in the address bar, as `?id=7` and `#terms`. Empty on
   * the server and until the page is alive.
   */
  search = '';
  hash = '';
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

  /** The address that is shown: path, query and hash. */
  get address(): string {
    return `${this.route.path}${this.search}${this.hash}`;
  }

  // One by one: who looks at the name does not follow the path.
  get routeName(): string {
    return this.route.name;
  }

  get gameType(): string | undefined {
    return this.route.gameType;
  }

  get maintenance(): PageBootstrap['maintenance'] {
    return this.current.maintenance;
  }

  get bannerGroup(): string | undefined {
    return this.route.bannerGroup;
  }

  /**
   * Goes to an address of the site (path, query and hash), with `replace` in the place of the one
   * that is shown; or to an address outside it.
   */
  go(address: string, options?: { replace: boolean }): void {
    if (address.startsWith('/') && !address.startsWith('//'))
      this.#ports.navigation.go(address, options);
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
    const rest = address.slice(path.length);
    if (path === this.current.route.path && !this.pending) return this.#stand(rest);
    const elsewhere = this.#ports.insteadOf(path);
    if (elsewhere !== undefined) return this.go(elsewhere);
    this.pending = path;
    this.error = undefined;
    try {
      const page = await this.#ports.api.call(getPage, { path, lang: this.#ports.lang() });
      if (this.pending !== path) return;
      const { build, version } = this.#ports.bootstrap;
      // A newer program or configuration: this navigation loads a whole document, once.
      if (page.build !== build || page.version !== version)
        return this.#ports.navigation.load(address);
      const isThere = await this.#ports.navigation.prepare(
        page,
        () => void this.show(path, address),
      );
      runInAction(() => (isThere ? this.#arrive(path, rest, page) : this.#giveUp(path)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.#giveUp(path, error));
    }
  }

  /** Something of the page could not be had; the page stays. */
  fail(error: ApiError): void {
    this.error = error;
  }

  dismissError(): void {
    this.error = undefined;
  }

  #arrive(path: string, rest: string, page: PageBootstrap): void {
    if (this.pending !== path) return;
    this.#ports.seeds.add(page.preloaded);
    this.#ports.flags.update(page.flags);
    this.current = keeping(this.current, page);
    this.pending = undefined;
    this.#stand(rest);
  }

  /** @param rest what follows the path in the address. */
  #stand(rest: string): void {
    this.search = rest.replace(/#.*/, '');
    this.hash = rest.slice(this.search.length);
  }

  #giveUp(path: string, error = this.error): void {
    if (this.pending !== path) return;
    this.pending = undefined;
    this.error = error;
  }
}

/** What did not change of a page stays the same object: who looks at it need not render anew. */
function keeping(before: PageBootstrap, next: PageBootstrap): PageBootstrap {
  const kept = <Value>(was: Value | undefined, value: Value): Value =>
    was !== undefined && canonicalJson(was) === canonicalJson(value) ? was : value;
  const { maintenance } = next;
  return {
    ...next,
    layout: kept(before.layout, next.layout),
    page: kept(before.page, next.page),
    route: kept(before.route, next.route),
    ...(maintenance && { maintenance: kept(before.maintenance, maintenance) }),
  };
}
