import type { UnreadMessageReply, UnreadMessageRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Number of the member's unread messages.
 *
 * Shape:  `{ unreadCount }`.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: SESS-12, CALL-03. The method is our choice: the source shows none.
 */
export const getUnreadMessageV2 = defineCall<UnreadMessageRequest, UnreadMessageReply>({
  name: 'getUnreadMessageV2',
  path: '/wps/relay/CSP_unreadCount',
  token: true,
  requestSchema: 'UnreadMessageRequest',
  replySchema: 'UnreadMessageReply',
});
