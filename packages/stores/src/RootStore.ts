import type { ApiClient } from '@livery/api';
import type { Bootstrap, NodeFailure } from '@livery/contract';
import { configure } from 'mobx';
import type { Clock } from './Clock.ts';
import { DialogStore } from './DialogStore.ts';
import { FlagsStore } from './FlagsStore.ts';
import { GamesStore } from './GamesStore.ts';
import type { KeyValueStorage } from './KeyValueStorage.ts';
import { LocaleStore } from './LocaleStore.ts';
import { LoginStore } from './LoginStore.ts';
import { MemberStore } from './MemberStore.ts';
import { PageStore, type NavigationPort } from './PageStore.ts';
import { PreferencesStore, type PreferencePort } from './PreferencesStore.ts';
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
export class RootStore {
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
    this.vendors = new VendorsStore({ ...resourcePorts, site: this.site });
    this.games = new GamesStore(resourcePorts);
    this.session = new SessionStore({ api, storage: sessionStorage, merchant: config.site.brand.merchant, onEnd: () => this.#forgetMember() });
    this.page = new PageStore({ api, bootstrap, flags: this.flags, navigation, seeds, site: this.site, lang: () => this.locale.language.code });
  }

  /** A login form of its own. */
  createLogin(): LoginStore {
    const { api, clock } = this.#ports;
    return new LoginStore({ api, clock, session: this.session, captchaRefreshMs: this.site.config.site.captchaRefreshMs });
  }

  /** Tells the server of a node that failed. */
  report(failure: NodeFailure): void {
    this.#ports.report(failure);
  }

  #forgetMember(): void {
    this.member.clear();
    this.wallet.clear();
  }
}
