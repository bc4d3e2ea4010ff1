import type { EndSessionReply } from '@livery/model';
import type { CallBehaviour } from './CallBehaviour.ts';

/**
 * Denies the cookies and remember-me tickets of the sessions that the operator has ended. Without
 * this, they would count until their next call to the operator, and a ticket would sign in again.
 */
export const endOtherSessions: CallBehaviour = ({ context }, { sessions }) => ({
  async onReply(value) {
    // Validated against the call's reply schema.
    for (const id of (value as EndSessionReply).ended) sessions.deny(context, id);
    await sessions.settled();
    return value;
  },
});
