import { getMerchantWallet, loginInfo } from '@livery/api';
import type {
  ContextPath,
  LoginInfo,
  LoginInfoRequest,
  MerchantWallet,
  MerchantWalletRequest,
  Scalar,
} from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import { unreadCount } from './unreadQuery.ts';
import { memberInfoQuery } from './memberInfoQuery.ts';

/** Values of the account that conditions may read. Here, because guests need none of them. */
const contextReaders = {
  'account.referralEnabled': ({ referralEnabled }) => referralEnabled,
  'account.hasContracts': ({ hasContracts }) => hasContracts,
  'account.singleWallet': ({ isSingle }) => isSingle,
  'account.rank': ({ vipRankLevel }) => vipRankLevel,
} as const satisfies Partial<
  Record<ContextPath, (account: AccountStateStore) => Scalar | undefined>
>;

/** A path of {@link contextReaders}. */
export type AccountPath = keyof typeof contextReaders;

/**
 * Public state of the member's account. Values are `undefined` while unknown, counts 0.
 *
 * Source: SESS-12.
 */
export class AccountStateStore implements LazyStore {
  readonly info: Resource<LoginInfoRequest, LoginInfo>;
  readonly merchantWallet: Resource<MerchantWalletRequest, MerchantWallet>;
  readonly #root: StoreAccess;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    const deps = { api, clock, seeds };
    this.#root = root;
    this.info = new Resource({ ...deps, call: loginInfo, freshMs: 60_000 });
    this.merchantWallet = new Resource({ ...deps, call: getMerchantWallet, freshMs: 15_000 });
    makeAutoObservable(this, { info: false, merchantWallet: false });
  }

  /**
   * Whether conditions on the account have their final value: its calls were answered or failed.
   */
  get isSettled(): boolean {
    return [this.info.at({}), this.merchantWallet.at({})].every(
      (state) => valueOf<object>(state) !== undefined || state.status === 'failed',
    );
  }

  /** Sum of all wallets in major units. */
  get sumBalance(): number | undefined {
    return this.#root.wallet.total;
  }

  get currencySymbol(): string {
    return this.#loginInfo.currencySymbol ?? this.#root.site.config.site.currency.symbol;
  }

  get unreadMessage(): number {
    return unreadCount(this.#root);
  }

  get availablePromoCount(): number {
    return this.#loginInfo.availablePromoCount ?? 0;
  }

  /** Whether the member may invite friends. */
  get referralEnabled(): boolean {
    return this.#loginInfo.availablePromo?.REFERRAL?.enabled ?? false;
  }

  /** Whether the member has an upline or downlines to make contracts with. Source: MEMB-22. */
  get hasContracts(): boolean {
    return this.#loginInfo.hasContracts ?? false;
  }

  /** Whether the brand has a VIP programme and the member takes part. */
  get hasVip(): boolean {
    return this.#root.flag('vip') === true && this.#loginInfo.hasVip === true;
  }

  get vipRankLevel(): number | undefined {
    return (
      this.#loginInfo.vipRankLevel ??
      valueOf(this.#root.query(memberInfoQuery).at({}))?.clubLabel?.rankLevel
    );
  }

  /** Whether the merchant has one wallet for all providers. */
  get isSingle(): boolean | undefined {
    return valueOf(this.merchantWallet.at({}))?.isSingle;
  }

  /** Whether the money follows the member into games. */
  get autoTransfer(): boolean {
    return valueOf(this.merchantWallet.at({}))?.autoTransfer !== false;
  }

  /** Returns the value that a condition names; `undefined` while it is unknown. */
  contextValue(path: string): Scalar | undefined {
    return isAccountPath(path) ? contextReaders[path](this) : undefined;
  }

  onSignOut(): void {
    this.info.clear();
    this.merchantWallet.clear();
  }

  get #loginInfo(): LoginInfo {
    return valueOf(this.info.at({})) ?? {};
  }
}

function isAccountPath(path: string): path is AccountPath {
  return Object.hasOwn(contextReaders, path);
}
