import type { CallBehaviour } from './CallBehaviour.ts';

/**
 * Denies the cookies and remember-me tickets of the sessions that the operator has ended. Without
 * this, they would count until their next call to the operator, and a ticket would sign in again.
 */
export const endOtherSessions: CallBehaviour<'endSession'> = ({ context }, { sessions }) => ({
  async onReply(reply) {
    for (const id of reply.ended) sessions.deny(context, id);
    await sessions.settled();
    return reply;
  },
});
