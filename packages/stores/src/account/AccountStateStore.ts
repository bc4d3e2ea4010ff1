import { getMerchantWallet, loginInfo } from '@livery/api';
import type {
  LoginInfo,
  LoginInfoRequest,
  MerchantWallet,
  MerchantWalletRequest,
} from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';
import { unreadCount } from './unreadQuery.ts';
import { memberInfoQuery } from './memberInfoQuery.ts';

/**
 * What every part of the site may know of the member's account. `undefined` while it is not known;
 * counts are 0 then.
 *
 * Source: product-spec §3 "Public state", "Merchant wallet".
 */
export class AccountStateStore implements LazyStore {
  readonly info: Resource<LoginInfoRequest, LoginInfo>;
  readonly merchantWallet: Resource<MerchantWalletRequest, MerchantWallet>;
  readonly #root: RootStore;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    const deps = { api, clock, seeds };
    this.#root = root;
    this.info = new Resource({ ...deps, call: loginInfo, freshMs: 60_000 });
    this.merchantWallet = new Resource({ ...deps, call: getMerchantWallet, freshMs: 300_000 });
    makeAutoObservable(this, { info: false, merchantWallet: false });
  }

  /** All wallets together, in major units. */
  get sumBalance(): number | undefined {
    return this.#root.wallet.total;
  }

  get currencySymbol(): string {
    return this.#known.currencySymbol ?? this.#root.site.config.site.currency.symbol;
  }

  get unreadMessage(): number {
    return unreadCount(this.#root);
  }

  get availablePromoCount(): number {
    return this.#known.availablePromoCount ?? 0;
  }

  /** Whether the member may invite friends. */
  get referralEnabled(): boolean {
    return this.#known.availablePromo?.REFERRAL?.enabled ?? false;
  }

  /** Whether the brand has the programme, and the member takes part. */
  get hasVip(): boolean {
    return this.#root.flag('vip') === true && this.#known.hasVip === true;
  }

  get vipRankLevel(): number | undefined {
    return (
      this.#known.vipRankLevel ??
      valueOf(this.#root.query(memberInfoQuery).at({}))?.clubLabel?.rankLevel
    );
  }

  /** One wallet for all providers. */
  get isSingle(): boolean | undefined {
    return valueOf(this.merchantWallet.at({}))?.isSingle;
  }

  onSignOut(): void {
    this.info.clear();
    this.merchantWallet.clear();
  }

  get #known(): LoginInfo {
    return valueOf(this.info.at({})) ?? {};
  }
}
