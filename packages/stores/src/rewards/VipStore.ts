import { getVipRanks } from '@livery/api';
import type { VipRanksReply, VipRanksRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';
import { memberInfoQuery } from '../account/memberInfoQuery.ts';

/** The VIP programme and the member's rank. Source: VIPS-01. */
export class VipStore implements LazyStore {
  readonly programme: Resource<VipRanksRequest, VipRanksReply>;
  readonly #root: RootStore;

  constructor(deps: StoreDeps) {
    this.programme = new Resource({ ...deps, call: getVipRanks, freshMs: 300_000 });
    this.#root = deps.root;
    makeAutoObservable(this, { programme: false });
  }

  /** Whether the operator has the programme for this brand. */
  get hasVip(): boolean {
    return this.#root.flag('vip') === true;
  }

  /** The member's rank; undefined for a guest and while unknown. */
  get vipRankLevel(): number | undefined {
    return this.#root.session.isGuest
      ? undefined
      : valueOf(this.#root.query(memberInfoQuery).at({}))?.clubLabel?.rankLevel;
  }
}
