import { getGameList } from '@livery/api';
import type { GameListReply, GameListRequest } from '@livery/model';
import { Resource, type ResourcePorts } from '../core/Resource.ts';

/** Lists of games. */
export class GamesStore {
  readonly list: Resource<GameListRequest, GameListReply>;

  constructor(ports: ResourcePorts) {
    this.list = new Resource({ ...ports, call: getGameList, freshMs: 30_000 });
  }
}
