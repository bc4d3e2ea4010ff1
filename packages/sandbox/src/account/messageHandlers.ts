import type { CallHandlers } from '../calls/CallHandlers.ts';

/**
 * The welcome, the sample terms and the sample reward of the week: every member of the
 * demonstration starts with these.
 */
const sampleMessages = 3;
const trialAccount = 4;

/** Messages to a member. A trial account gets none. */
export function messageHandlers(): Pick<CallHandlers, 'getUnreadMessageV2'> {
  return {
    getUnreadMessageV2: (_request, { member }) => ({
      unreadCount: member.isAgent === trialAccount ? 0 : sampleMessages,
    }),
  };
}
