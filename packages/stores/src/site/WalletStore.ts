import { getBalanceV2 } from '@livery/api';
import type { Balance, BalanceRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import type { ReplyCache } from '../core/ReplyCache.ts';
import { Resource, type ResourcePorts } from '../core/Resource.ts';

/** Balance of the member. */
export class WalletStore {
  readonly balance: Resource<BalanceRequest, Balance>;

  constructor(ports: ResourcePorts & { cache: ReplyCache }) {
    this.balance = new Resource({ ...ports, call: getBalanceV2, freshMs: 10_000 });
    makeAutoObservable(this, { balance: false }, { autoBind: true });
  }

  /** Sum of all wallets in major units; `undefined` until fetched. */
  get total(): number | undefined {
    return valueOf(this.balance.at({}))?.sumBalance;
  }

  /** Whether the balance is being requested. */
  get refreshing(): boolean {
    return this.balance.at({}).status === 'loading';
  }

  refresh(): Promise<void> {
    return this.balance.refresh({});
  }

  clear(): void {
    this.balance.clear();
  }
}
