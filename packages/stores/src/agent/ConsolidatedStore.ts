import { getConsolidated } from '@livery/api';
import type { ConsolidatedReply, ConsolidatedRequest } from '@livery/model';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** A kind of contract between an agent and a member, as the operator names its setting. */
export type ContractKind = keyof ConsolidatedReply;

/**
 * How the member may ask for contracts. Source: product-spec §3 "Consolidated contract settings".
 */
export class ConsolidatedStore implements LateStore {
  readonly settings: Resource<ConsolidatedRequest, ConsolidatedReply>;

  constructor({ api, clock, seeds }: StorePorts) {
    this.settings = new Resource({ api, clock, seeds, call: getConsolidated, freshMs: 60_000 });
  }

  /**
   * How a kind of contract is asked for, as the operator numbers it; 0 where it is not offered,
   * `undefined` while it is not known.
   */
  requestType(kind: ContractKind): number | undefined {
    const settings = valueOf(this.settings.at({}));
    return settings && (settings[kind] ?? 0);
  }

  forgetMember(): void {
    this.settings.clear();
  }
}
