import { getGameList } from '@livery/api';
import type { GameListReply, GameListRequest } from '@livery/contract';
import { GameListStore, type GameListOptions } from './GameListStore.ts';
import { Resource, type ResourcePorts } from './Resource.ts';

/** Lists of games. */
export class GamesStore {
  readonly list: Resource<GameListRequest, GameListReply>;

  constructor(ports: ResourcePorts) {
    this.list = new Resource({ ...ports, call: getGameList, freshMs: 30_000 });
  }

  /** A list of its own, with filters and pages, for one place of a page. */
  createList(options: GameListOptions): GameListStore {
    return new GameListStore({ list: this.list, ...options });
  }
}
