import type { MessageHead } from '@livery/model';
import type { Inbox, InboxMessage } from '../members/Inbox.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { defaultPageSize } from '../core/pageSize.ts';

/** Handles messages to a member. */
export function messageHandlers({
  inbox,
}: {
  inbox: Inbox;
}): Pick<
  CallHandlers,
  'getUnreadMessageV2' | 'getMessages' | 'getMessage' | 'markMessages' | 'deleteMessages'
> {
  const unreadOf = async (memberId: number) => ({ unreadCount: await inbox.unreadCount(memberId) });
  return {
    getUnreadMessageV2: (_request, { member }) => unreadOf(member.memberId),
    getMessages: async (
      { state = '', language, pageNo = 1, pageSize = defaultPageSize },
      { member },
    ) => {
      const { messages, totalPages, totals } = await inbox.list({
        memberId: member.memberId,
        state,
        language,
        pageNo,
        pageSize,
      });
      return {
        list: messages.map(describeHead),
        totalPages,
        totals: { messages: totals.count, unread: totals.unread },
      };
    },
    getMessage: async ({ messageId, language }, { member, nowMs }) => {
      const message = await inbox.open({ memberId: member.memberId, messageId }, language, nowMs);
      if (!message) throw new Refusal('This message does not exist any more.');
      return { ...describeHead(message), content: message.content };
    },
    markMessages: async ({ messageId }, { member, nowMs }) => {
      await inbox.markRead({ memberId: member.memberId, messageId }, nowMs);
      return unreadOf(member.memberId);
    },
    deleteMessages: async ({ messageId, messageIds }, { member }) => {
      const chosen = messageId === undefined ? messageIds : [messageId, ...(messageIds ?? [])];
      await inbox.remove({ memberId: member.memberId, messageIds: chosen });
      return unreadOf(member.memberId);
    },
  };
}

function describeHead({ messageId, title, atMs, isRead }: InboxMessage): MessageHead {
  return {
    messageId: String(messageId),
    title,
    at: new Date(atMs).toISOString(),
    state: isRead ? 'read' : 'unread',
  };
}
