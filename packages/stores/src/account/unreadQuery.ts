import { getUnreadMessageV2 } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** Number of the member's unread messages. */
export const unreadQuery = defineQuery({
  call: getUnreadMessageV2,
  freshMs: 30_000,
  ofMember: true,
});

/** Returns the number of unread messages; 0 while unknown. */
export function unreadCount(root: StoreAccess): number {
  return valueOf(root.query(unreadQuery).at({}))?.unreadCount ?? 0;
}
