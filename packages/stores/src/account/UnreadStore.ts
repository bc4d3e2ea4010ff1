import { getUnreadMessageV2 } from '@livery/api';
import type { UnreadMessageReply, UnreadMessageRequest } from '@livery/model';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** How many messages the member has not opened. */
export class UnreadStore implements LateStore {
  readonly messages: Resource<UnreadMessageRequest, UnreadMessageReply>;

  constructor({ api, clock, seeds }: StorePorts) {
    this.messages = new Resource({ api, clock, seeds, call: getUnreadMessageV2, freshMs: 30_000 });
  }

  /** 0 while it is not known. */
  get count(): number {
    return valueOf(this.messages.at({}))?.unreadCount ?? 0;
  }

  forgetMember(): void {
    this.messages.clear();
  }
}
