import { attempt, getUpdateLanguage } from '@livery/api';
import {
  evaluateCondition,
  homeInsteadOf,
  loginInsteadOf,
  permissionsOf,
  type Bootstrap,
  type Condition,
  type NodeFailure,
  type Scalar,
  type ValueSource,
} from '@livery/model';
import { configure } from 'mobx';
import { ChunkStore } from './core/ChunkStore.ts';
import { contextValue } from './contextValue.ts';
import { DialogStore } from './site/DialogStore.ts';
import { FlagsStore } from './site/FlagsStore.ts';
import { LocaleStore } from './core/LocaleStore.ts';
import { memberInfoQuery } from './account/memberInfoQuery.ts';
import { ModalStore } from './site/ModalStore.ts';
import { PageStore, type NavigationPort } from './site/PageStore.ts';
import { PreferencesStore, type PreferencePort } from './preferences/PreferencesStore.ts';
import type { Query } from './site/defineQuery.ts';
import { ReplyCache } from './core/ReplyCache.ts';
import { Resource } from './core/Resource.ts';
import { Seeds } from './core/Seeds.ts';
import { SessionStore } from './site/SessionStore.ts';
import { SiteStore } from './site/SiteStore.ts';
import type { LazyStore, StoreAccess, StoreDeps, StorePorts } from './site/StoreAccess.ts';
import { TimeStore } from './site/TimeStore.ts';
import type { Translator } from './core/translation/Translator.ts';
import { VendorsStore } from './site/VendorsStore.ts';
import { WalletStore } from './site/WalletStore.ts';

configure({ enforceActions: 'always' });

export interface RootPorts extends StorePorts {
  bootstrap: Bootstrap;
  preferences: PreferencePort;
  navigation: NavigationPort;
  /** Without one: a translator of plain texts, which is replaced when i18next is loaded. */
  translator: Translator | undefined;
  /** Reports a failed node to the server. */
  report: (failure: NodeFailure) => void;
}

/**
 * The stores of every page, which receive each other through their constructors, and the lazy
 * stores, which are created on first use.
 */
export class RootStore implements StoreAccess, ValueSource {
  readonly chunks: ChunkStore;
  readonly dialogs: DialogStore;
  readonly flags: FlagsStore;
  readonly locale: LocaleStore;
  readonly modals: ModalStore;
  readonly page: PageStore;
  readonly preferences: PreferencesStore;
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly time: TimeStore;
  readonly vendors: VendorsStore;
  readonly wallet: WalletStore;
  readonly #ports: RootPorts;
  readonly #seeds: Seeds;
  readonly #lazyStores = new Map<unknown, LazyStore>();
  readonly #resources = new Map<
    { readonly ofMember?: boolean },
    Pick<Resource<object, unknown>, 'clear' | 'refreshKnown'>
  >();

  constructor(ports: RootPorts) {
    this.#ports = ports;
    const { bootstrap, api, clock, localStorage, sessionStorage, navigation } = ports;
    const config = bootstrap.site;
    const seeds = new Seeds(bootstrap.preloaded);
    this.#seeds = seeds;
    const resourcePorts = { api, clock, seeds };
    this.site = new SiteStore({ config, state: bootstrap.state, assets: bootstrap.assets });
    this.locale = new LocaleStore({
      api,
      language: bootstrap.language,
      languages: bootstrap.languages,
      texts: bootstrap.texts,
      formats: bootstrap.formats,
      currency: config.site.currency,
      translator: ports.translator,
    });
    this.preferences = new PreferencesStore({
      storage: localStorage,
      port: ports.preferences,
      lang: bootstrap.language.code,
      defaultTheme: config.site.defaultTheme,
    });
    this.flags = new FlagsStore(bootstrap.flags);
    this.time = new TimeStore(clock);
    this.chunks = new ChunkStore();
    this.dialogs = new DialogStore();
    this.modals = new ModalStore({ clock, delayMs: config.site.modalDelayMs });
    const cache = (key: string): ReplyCache =>
      new ReplyCache({ storage: sessionStorage, key, build: bootstrap.build });
    this.wallet = new WalletStore({ ...resourcePorts, cache: cache('wallets') });
    this.vendors = new VendorsStore({
      ...resourcePorts,
      site: this.site,
      locale: this.locale,
      cache: cache('vendors'),
    });
    this.session = new SessionStore({
      api,
      storage: sessionStorage,
      merchant: config.site.brand.merchant,
      onOpen: () => this.#loadMember(),
      onEnd: () => this.#onSignOut(),
    });
    this.page = new PageStore({
      api,
      bootstrap,
      flags: this.flags,
      navigation,
      seeds,
      site: this.site,
      lang: () => this.locale.language.code,
      redirectOf: (path) => this.#redirectOf(path),
    });
  }

  /** Restores the visitor's preferences and the session after hydration. */
  async start(): Promise<void> {
    this.preferences.restore();
    await Promise.all([this.#restoreLanguage(), this.session.confirm()]);
    this.#redirect();
    const { passwordChange, passwordKept = false } = this.session.view;
    // A reload must not bypass a forced password change.
    if (passwordChange === 'must')
      void this.modals.show('changePassModal', { mustChange: true, passwordKept });
  }

  /**
   * Takes up a page again that the browser kept while the visitor was elsewhere. Requests what may
   * have changed meanwhile.
   *
   * @returns whether the page may be shown: a member's only to the same session.
   */
  async resume(): Promise<boolean> {
    const wasGuest = this.session.isGuest;
    const isSame = await this.session.isSame();
    if (wasGuest) this.#redirect();
    else if (isSame) {
      for (const [{ ofMember }, resource] of this.#resources) if (ofMember) resource.refreshKnown();
      this.wallet.balance.refreshKnown();
    }
    return wasGuest || isSame;
  }

  /**
   * Switches the language and notifies the operator. Throws an `ApiError` and keeps the current
   * language if the texts fail to load.
   */
  async changeLanguage(code: string): Promise<void> {
    if (!(await this.#switchLanguage(code))) return;
    // A reload would return to the language of the address.
    const query = new URLSearchParams(this.page.search);
    query.delete(languageParameter);
    this.page.replaceQuery(query.size === 0 ? '' : `?${query.toString()}`);
    // The language stays switched even if the operator cannot be notified.
    void attempt(this.#ports.api.call(getUpdateLanguage, { language: code }));
  }

  /** Returns the single instance of a lazy store, created on first use. */
  get<T extends LazyStore>(Store: new (deps: StoreDeps) => T): T {
    // The map stores each instance under its own class.
    const existing = this.#lazyStores.get(Store) as T | undefined;
    if (existing) return existing;
    const store = this.create((deps) => new Store(deps));
    this.#lazyStores.set(Store, store);
    return store;
  }

  /** Returns the single resource of a query, created on first use. */
  query<Request extends object, Reply>(query: Query<Request, Reply>): Resource<Request, Reply> {
    // The map stores each resource under its own query.
    const existing = this.#resources.get(query) as Resource<Request, Reply> | undefined;
    if (existing) return existing;
    const { call, freshMs } = query;
    const { api, clock } = this.#ports;
    const resource = new Resource({ api, clock, seeds: this.#seeds, call, freshMs });
    this.#resources.set(query, resource);
    return resource;
  }

  /** Creates a new store on every call, for example for a form that is submitted once. */
  create<T>(build: (deps: StoreDeps) => T): T {
    const { bootstrap, ...ports } = this.#ports;
    return build({ ...ports, build: bootstrap.build, seeds: this.#seeds, root: this });
  }

  /** Returns whether a flag is on; `undefined` while it is unknown. */
  flag(name: string): boolean | undefined {
    return this.flags.get(name);
  }

  /** Returns a value that conditions and bindings may name; `undefined` while it is unknown. */
  value(path: string): Scalar | undefined {
    return contextValue(this, path);
  }

  /** Returns whether a condition is true; an unknown condition counts as false. */
  shows(condition: Condition | undefined): boolean {
    return condition === undefined || evaluateCondition(condition, this) === true;
  }

  /** Reports a failed node to the server. */
  report(failure: NodeFailure): void {
    this.#ports.report(failure);
  }

  /**
   * @returns whether the language is the current one: the brand may not have it, or the visitor
   * chose another one meanwhile.
   */
  async #switchLanguage(code: string): Promise<boolean> {
    await this.locale.change(code);
    const isCurrent = this.locale.language.code === code;
    if (isCurrent) this.preferences.setLang(code);
    return isCurrent;
  }

  /**
   * Keeps the language of the address as the visitor's preference, because links inside the site do
   * not carry it. Otherwise switches to a language that is only in local storage: the server reads
   * only the cookie.
   */
  async #restoreLanguage(): Promise<void> {
    const requested = new URLSearchParams(this.page.search).get(languageParameter);
    if (requested === this.locale.language.code) return this.preferences.keepLang();
    const stored = this.#ports.localStorage.get('lang');
    if (stored === undefined || stored === this.locale.language.code) return;
    if (!this.locale.languages.some(({ code }) => code === stored))
      return this.#ports.localStorage.remove('lang');
    // The server has read the cookie.
    if (this.preferences.cookieLang !== undefined) return;
    // If the texts fail to load, the page stays in the language it was rendered in.
    await attempt(this.#switchLanguage(stored));
  }

  /**
   * Returns the route that replaces a page: the login for a guest on a members' page, the home page
   * for a member on a login page. Requires a confirmed session.
   */
  #redirectOf(path: string): string | undefined {
    const { confirmed, isGuest, isMember, view } = this.session;
    if (!confirmed) return undefined;
    if (isGuest) return loginInsteadOf(this.site.config, path);
    // A trial account may still become a real one.
    return isMember ? homeInsteadOf(this.site.config, path, permissionsOf(view)) : undefined;
  }

  /** Leaves a page that is not for this visitor, unless the visitor is leaving it already. */
  #redirect(): void {
    const redirect = this.#redirectOf(this.page.pending ?? this.page.route.path);
    if (redirect !== undefined) this.page.go(redirect, { isRedirect: true });
  }

  #loadMember(): void {
    void this.query(memberInfoQuery).load({});
    void this.wallet.balance.load({});
  }

  #onSignOut(): void {
    for (const [{ ofMember }, resource] of this.#resources) if (ofMember) resource.clear();
    this.wallet.clear();
    for (const store of this.#lazyStores.values()) store.onSignOut?.();
  }
}

/** Query parameter with the language of a page, as the links to its translations have it. */
const languageParameter = 'lang';
