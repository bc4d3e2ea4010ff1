import { getPvpRooms } from '@livery/api';
import type { PvpRoomsReply, PvpRoomsRequest } from '@livery/model';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** The rooms of providers whose players meet each other; who sits in them changes quickly. */
export class PvpRoomsStore implements LateStore {
  readonly rooms: Resource<PvpRoomsRequest, PvpRoomsReply>;

  constructor({ api, clock, seeds }: StorePorts) {
    this.rooms = new Resource({ api, clock, seeds, call: getPvpRooms, freshMs: 3_000 });
  }

  forgetMember(): void {
    this.rooms.clear();
  }
}
