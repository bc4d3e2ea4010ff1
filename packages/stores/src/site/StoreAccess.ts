import type { ApiClient } from '@livery/api';
import type { Clock } from '@livery/model';
import type { DialogStore } from './DialogStore.ts';
import type { InstallPort } from '../core/InstallPort.ts';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LocaleStore } from '../core/LocaleStore.ts';
import type { LockPort } from '../core/tabLocks.ts';
import type { ModalStore } from './ModalStore.ts';
import type { PageStore } from './PageStore.ts';
import type { PatternPort } from '../core/forms/PatternCheck.ts';
import type { PhoneVerification } from '../core/PhoneVerification.ts';
import type { Query } from './defineQuery.ts';
import type { Resource } from '../core/Resource.ts';
import type { Seeds } from '../core/Seeds.ts';
import type { SessionStore } from './SessionStore.ts';
import type { SiteStore } from './SiteStore.ts';
import type { VendorsStore } from './VendorsStore.ts';
import type { WalletStore } from './WalletStore.ts';

/** Ports that every store may use. */
export interface StorePorts {
  api: ApiClient;
  clock: Clock;
  installation: InstallPort;
  localStorage: KeyValueStorage;
  sessionStorage: KeyValueStorage;
  patterns: PatternPort;
  /** Locks shared between tabs; `undefined` outside a secure context. */
  locks: LockPort | undefined;
  /**
   * Verifies mobile numbers for brands that use a third party; without it, the operator verifies
   * them.
   */
  phone: PhoneVerification | undefined;
  /** The cookies a script can read. */
  cookies: () => string;
}

/** Dependencies of a store that is loaded with the components that use it. */
export interface StoreDeps extends StorePorts {
  readonly seeds: Seeds;
  /** Identifier of the build: data that another build stored is ignored. */
  readonly build: string;
  readonly root: StoreAccess;
}

/** A store that is created on first use. */
export type LazyStore = object & {
  /** Drops the member's data when the session ends. */
  onSignOut?: () => void;
};

/**
 * Access of stores to the stores of every page and to each other. `RootStore` implements it. A
 * store reaches a lazy store by its class, which is in its own or an earlier folder.
 */
export interface StoreAccess {
  readonly dialogs: DialogStore;
  readonly locale: LocaleStore;
  readonly modals: ModalStore;
  readonly page: PageStore;
  readonly session: SessionStore;
  readonly site: SiteStore;
  readonly vendors: VendorsStore;
  readonly wallet: WalletStore;
  /** Returns the single instance of a lazy store, created on first use. */
  get: <T extends LazyStore>(Store: new (deps: StoreDeps) => T) => T;
  /** Returns the single resource of a query, created on first use. */
  query: <Request extends object, Reply>(query: Query<Request, Reply>) => Resource<Request, Reply>;
  /** Creates a new store on every call, for example for a form that is submitted once. */
  create: <T>(build: (deps: StoreDeps) => T) => T;
  /** Returns whether a flag is on; `undefined` while it is unknown. */
  flag: (name: string) => boolean | undefined;
}
