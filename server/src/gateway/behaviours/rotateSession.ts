import { renewedSession } from '../../session/Session.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/**
 * Gives the session a new id after a password change, so that copies of the old cookie become
 * invalid. A forced change right after the login takes the old password from the pending-password
 * cookie.
 */
export const rotateSession: CallBehaviour<'changePassword'> = (
  { request, response, context, session },
  { pendingPasswordCookie, resumeTickets, sessions },
) => ({
  complete(operatorRequest, { oldPassword }) {
    const pending =
      session && oldPassword === undefined
        ? pendingPasswordCookie.read(request, context, session)
        : undefined;
    return pending === undefined ? operatorRequest : { ...operatorRequest, oldPassword: pending };
  },
  async onReply(value, { newPassword }) {
    if (!session) return value;
    const renewed = renewedSession(session);
    sessions.close(response, context, session);
    sessions.open(response, context, renewed);
    pendingPasswordCookie.clear(request, response, context);
    // The ticket of this login continues with the new password. A ticket of another login contains
    // the old password, which the operator would refuse.
    const ticket = resumeTickets.find(request, context);
    resumeTickets.drop(request, response, context);
    if (ticket?.sid === session.sid)
      resumeTickets.issue(
        response,
        context,
        { ...ticket.login, password: newPassword },
        {
          sid: renewed.sid,
          operatorSession: renewed.operatorSession,
          claims: renewed.claims,
          until: ticket.until,
        },
      );
    await sessions.settled();
    return value;
  },
});
