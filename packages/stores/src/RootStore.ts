import { ApiError, type ApiClient } from '@livery/api';
import { evaluateCondition, loginInsteadOf, type Bootstrap, type Condition, type NodeFailure, type Scalar, type ValueSource } from '@livery/contract';
import { configure } from 'mobx';
import type { Clock } from './Clock.ts';
import { contextValue } from './contextValue.ts';
import { DialogStore } from './DialogStore.ts';
import { FlagsStore } from './FlagsStore.ts';
import { GamesStore } from './GamesStore.ts';
import type { KeyValueStorage } from './KeyValueStorage.ts';
import { LocaleStore } from './LocaleStore.ts';
import { LoginStore } from './LoginStore.ts';
import { MemberStore } from './MemberStore.ts';
import { PageStore, type NavigationPort } from './PageStore.ts';
import { PreferencesStore, type PreferencePort } from './PreferencesStore.ts';
import { ReplyCache } from './ReplyCache.ts';
import { Seeds } from './Seeds.ts';
import { SessionStore } from './SessionStore.ts';
import { SiteStore } from './SiteStore.ts';
import { TimeStore } from './TimeStore.ts';
import { VendorsStore } from './VendorsStore.ts';
import { WalletStore } from './WalletStore.ts';

configure({ enforceActions: 'always' });

export interface RootPorts {
  bootstrap: Bootstrap;
  api: ApiClient;
  clock: Clock;
  localStorage: KeyValueStorage;
  sessionStorage: KeyValueStorage;
  preferences: PreferencePort;
  navigation: NavigationPort;
  /** Tells the server of a node that failed. */
  report: (failure: NodeFailure) => void;
}

/** All stores of one page view; every store gets its siblings by constructor. */
export class RootStore implements ValueSource {
  readonly dialogs: DialogStore;
  readonly flags: FlagsStore;
  readonly games: GamesStore;
  readonly locale: LocaleStore;
  readonly member: MemberStore;
  readonly page: PageStore;
  readonly preferences: PreferencesStore;
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly time: TimeStore;
  readonly vendors: VendorsStore;
  readonly wallet: WalletStore;
  readonly #ports: RootPorts;

  constructor(ports: RootPorts) {
    this.#ports = ports;
    const { bootstrap, api, clock, localStorage, sessionStorage, navigation } = ports;
    const config = bootstrap.site;
    const seeds = new Seeds(bootstrap.preloaded);
    const resourcePorts = { api, clock, seeds };
    this.site = new SiteStore({ config, state: bootstrap.state, assets: bootstrap.assets });
    this.locale = new LocaleStore({ api, language: bootstrap.language, languages: bootstrap.languages, texts: bootstrap.texts, currency: config.site.currency });
    this.preferences = new PreferencesStore({ storage: localStorage, port: ports.preferences, lang: bootstrap.language.code, defaultTheme: config.site.defaultTheme });
    this.flags = new FlagsStore(bootstrap.flags);
    this.time = new TimeStore(clock);
    this.dialogs = new DialogStore();
    this.member = new MemberStore(resourcePorts);
    this.wallet = new WalletStore(resourcePorts);
    this.vendors = new VendorsStore({ ...resourcePorts, site: this.site, cache: new ReplyCache({ storage: sessionStorage, key: 'vendors', build: bootstrap.build }) });
    this.games = new GamesStore(resourcePorts);
    this.session = new SessionStore({ api, storage: sessionStorage, merchant: config.site.brand.merchant, onOpen: () => this.#loadMember(), onEnd: () => this.#forgetMember() });
    this.page = new PageStore({ api, bootstrap, flags: this.flags, navigation, seeds, site: this.site, lang: () => this.locale.language.code, insteadOf: (path) => this.#insteadOf(path) });
  }

  /** What waits for hydration: what the visitor chose before, and who it is. */
  async start(): Promise<void> {
    this.preferences.restore();
    await Promise.all([this.#restoreLanguage(), this.session.confirm()]);
    const elsewhere = this.#insteadOf(this.page.route.path);
    if (elsewhere !== undefined) this.page.go(elsewhere);
  }

  /** Switches the language; the old one stays when the words cannot be had. */
  async changeLanguage(code: string): Promise<void> {
    await this.locale.change(code);
    this.preferences.setLang(this.locale.language.code);
  }

  /** A login form of its own. */
  createLogin(): LoginStore {
    const { api, clock } = this.#ports;
    return new LoginStore({ api, clock, session: this.session, captchaRefreshMs: this.site.config.site.captchaRefreshMs });
  }

  /** Whether a flag is on; `undefined` while it is not known. */
  flag(name: string): boolean | undefined {
    return this.flags.get(name);
  }

  /** A value that conditions and bindings may name. */
  value(path: string): Scalar | undefined {
    return contextValue(this, path);
  }

  /** Whether something with this condition is shown: what is unknown is not. */
  shows(condition: Condition | undefined): boolean {
    return condition === undefined || evaluateCondition(condition, this) === true;
  }

  /** Tells the server of a node that failed. */
  report(failure: NodeFailure): void {
    this.#ports.report(failure);
  }

  /** The cookie is what the server goes by; where only local storage remembers, the page catches up. */
  async #restoreLanguage(): Promise<void> {
    const stored = this.#ports.localStorage.get('lang');
    if (stored === undefined || stored === this.locale.language.code) return;
    if (!this.locale.languages.some(({ code }) => code === stored)) return this.#ports.localStorage.remove('lang');
    // With a cookie the server knew: where the page is in another language, its address asked for that one.
    if (this.#ports.preferences.read().lang !== undefined) return;
    await this.changeLanguage(stored).catch((error: unknown) => {
      // The page stays in the language it was served in.
      if (!(error instanceof ApiError)) throw error;
    });
  }

  /** A brand may show guests nothing but its login; who the visitor is must be known for that. */
  #insteadOf(path: string): string | undefined {
    return this.session.confirmed && this.session.isGuest ? loginInsteadOf(this.site.config, path) : undefined;
  }

  #loadMember(): void {
    void this.member.info.load({});
    void this.wallet.balance.load({});
  }

  #forgetMember(): void {
    this.member.clear();
    this.wallet.clear();
  }
}
