import { getHotGameList, getPopular } from '@livery/api';
import type {
  Game,
  HotGameListReply,
  HotGameListRequest,
  PopularReply,
  PopularRequest,
} from '@livery/model';
import { valueOf } from '../core/Loadable.ts';
import { prizeModeOf } from '../lottery/prizeModeOf.ts';
import { Resource } from '../core/Resource.ts';
import type { LateStore, RootStore, StorePorts } from '../RootStore.ts';

/** What is hot at this operator, and what is played most. */
export class HotGamesStore implements LateStore {
  readonly hot: Resource<HotGameListRequest, HotGameListReply>;
  readonly popular: Resource<PopularRequest, PopularReply>;
  readonly #root: RootStore;

  constructor({ api, clock, seeds, root }: StorePorts) {
    this.#root = root;
    this.hot = new Resource({ api, clock, seeds, call: getHotGameList, freshMs: 30_000 });
    this.popular = new Resource({ api, clock, seeds, call: getPopular, freshMs: 30_000 });
  }

  /** The hot games of a category that are known. */
  hotOf(gameType: string): readonly Game[] {
    return (valueOf(this.hot.at({}))?.list ?? []).filter((game) => game.gameType === gameType);
  }

  /**
   * What is asked of the popular games. Source: product-spec §7 "getPopular (count, prize mode,
   * device, language)".
   */
  get popularRequest(): PopularRequest {
    const {
      site: { config },
      vendors,
    } = this.#root;
    const { lists, prizeModes, device } = config.site;
    return {
      count: lists.popularCount,
      prizeMode: prizeModeOf(vendors.sentLanes, prizeModes),
      device,
    };
  }
}
