import { getUnreadMessageV2 } from '@livery/api';
import { defineQuery } from '../core/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { RootStore } from '../RootStore.ts';

/** How many messages the member has not opened. */
export const unreadQuery = defineQuery({
  call: getUnreadMessageV2,
  freshMs: 30_000,
  ofMember: true,
});

/** The number of unread messages; 0 while unknown. */
export function unreadCount(root: RootStore): number {
  return valueOf(root.query(unreadQuery).at({}))?.unreadCount ?? 0;
}
