import { getVipRanks } from '@livery/api';
import type { VipRanksReply, VipRanksRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import { AccountStateStore } from '../account/AccountStateStore.ts';

/** The VIP programme and the member's rank. Source: VIPS-01. */
export class VipStore implements LazyStore {
  readonly programme: Resource<VipRanksRequest, VipRanksReply>;
  readonly #root: StoreAccess;

  constructor(deps: StoreDeps) {
    this.programme = new Resource({ ...deps, call: getVipRanks, freshMs: 300_000 });
    this.#root = deps.root;
    makeAutoObservable(this, { programme: false });
  }

  /** Whether the operator has the programme for this brand. */
  get hasVip(): boolean {
    return this.#root.flag('vip') === true;
  }

  /**
   * The member's rank, the same as in the header; undefined for a guest, for a member who does not
   * take part, and while unknown. Source: SESS-12.
   */
  get vipRankLevel(): number | undefined {
    const { hasVip, vipRankLevel } = this.#root.get(AccountStateStore);
    return hasVip && !this.#root.session.isGuest ? vipRankLevel : undefined;
  }
}
