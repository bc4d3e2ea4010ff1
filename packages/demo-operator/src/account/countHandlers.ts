import type { Inbox } from '../members/Inbox.ts';
import type { MemberContext, CallHandlers } from '../calls/CallHandlers.ts';

/** Number of things that wait for a member. */
export type MemberCounter = (context: MemberContext) => Promise<number>;

/** Counters of other features; a feature without one counts zero. */
export interface MemberCounters {
  readonly reward?: MemberCounter;
  readonly mission?: MemberCounter;
  readonly contract?: MemberCounter;
}

/** Handles the counts of the member centre's menu. */
export function countHandlers({
  inbox,
  counters,
}: {
  inbox: Inbox;
  counters: MemberCounters;
}): Pick<CallHandlers, 'getCounts'> {
  return {
    getCounts: async (_request, context) => ({
      reward: (await counters.reward?.(context)) ?? 0,
      mission: (await counters.mission?.(context)) ?? 0,
      contract: (await counters.contract?.(context)) ?? 0,
      message: await inbox.unreadCount(context.member.memberId),
    }),
  };
}
