import { getPromotion, getPromotions } from '@livery/api';
import type {
  PromotionReply,
  PromotionRequest,
  PromotionsReply,
  PromotionsRequest,
} from '@livery/model';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** The operator's promotions, and what is said of each. */
export class PromotionsStore implements LateStore {
  readonly list: Resource<PromotionsRequest, PromotionsReply>;
  readonly detail: Resource<PromotionRequest, PromotionReply>;

  constructor(ports: StorePorts) {
    this.list = new Resource({ ...ports, call: getPromotions, freshMs: 60_000 });
    this.detail = new Resource({ ...ports, call: getPromotion, freshMs: 60_000 });
  }
}
