import type { CallHandlers } from '../calls/CallHandlers.ts';

/**
 * Unread messages of every demonstration member at the start: the welcome, the sample terms and the
 * sample reward of the week.
 */
const sampleMessages = 3;
const trialAccount = 4;

/** Handles messages to a member. A trial account has none. */
export function messageHandlers(): Pick<CallHandlers, 'getUnreadMessageV2'> {
  return {
    getUnreadMessageV2: (_request, { member }) => ({
      unreadCount: member.isAgent === trialAccount ? 0 : sampleMessages,
    }),
  };
}
