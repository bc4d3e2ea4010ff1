import type {
  DeleteMessagesReply,
  DeleteMessagesRequest,
  MarkMessagesReply,
  MarkMessagesRequest,
  MessageReply,
  MessageRequest,
  MessagesReply,
  MessagesRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Messages to the member, newest first.
 *
 * Shape:  `{ list, totalPages, totals }`; `pageNo` counts from 1.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-15 requires it.
 */
export const getMessages = defineCall<MessagesRequest, MessagesReply>({
  name: 'getMessages',
  path: '/wps/relay/MC_messages',
  token: true,
  account: 'real',
  complete: (site, request) => ({
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});

/**
 * A message with its content. It counts as read afterwards, so only the brand's own page may make
 * the call.
 *
 * Shape:  `MessageReply`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` if the member has no such
 *         message, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-15 requires it.
 */
export const getMessage = defineCall<MessageRequest, MessageReply>({
  name: 'getMessage',
  path: '/wps/relay/MC_message',
  token: true,
  account: 'real',
  changes: true,
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Marks a message, or all messages, as read.
 *
 * Shape:  `{ unreadCount }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-15 requires it.
 */
export const markMessages = defineCall<MarkMessagesRequest, MarkMessagesReply>({
  name: 'markMessages',
  path: '/wps/relay/MC_markMessages',
  method: 'POST',
  token: true,
  account: 'real',
  rate: 'write',
});

/**
 * Deletes a message, several ones, or all messages that were read.
 *
 * Shape:  `{ unreadCount }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-15 requires it.
 */
export const deleteMessages = defineCall<DeleteMessagesRequest, DeleteMessagesReply>({
  name: 'deleteMessages',
  path: '/wps/relay/MC_deleteMessages',
  method: 'POST',
  token: true,
  account: 'real',
  rate: 'write',
});
