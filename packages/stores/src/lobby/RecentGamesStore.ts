import { getRecentGameList } from '@livery/api';
import type { RecentGamesReply, RecentGamesRequest } from '@livery/model';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** The games the member opened last. */
export class RecentGamesStore implements LateStore {
  readonly list: Resource<RecentGamesRequest, RecentGamesReply>;

  constructor({ api, clock, seeds }: StorePorts) {
    // Who comes back from a game sees it there.
    this.list = new Resource({ api, clock, seeds, call: getRecentGameList, freshMs: 1_000 });
  }

  forgetMember(): void {
    this.list.clear();
  }
}
