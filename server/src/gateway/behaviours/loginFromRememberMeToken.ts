import { ApiError, loginV2 } from '@livery/api';
import { OperatorRefusal } from '../../upstream/OperatorRefusal.ts';
import type { CallBehaviour } from './CallBehaviour.ts';
import { completeLogin } from './openSessionAfterLogin.ts';

/**
 * Logs in with the credentials of a remember-me ticket. The operator receives an ordinary login,
 * and the limits of logins apply. A bot check is not required: the ticket is valid once and was
 * issued by a login that had passed one.
 *
 * Errors: `not_remembered`.
 */
export const loginFromRememberMeToken: CallBehaviour<'loginV2'> = (exchange, ports) => {
  const { request, response, context, claims } = exchange;
  const { resumeTickets } = ports;
  const ticket = resumeTickets.find(request, context);

  function notRemembered(): ApiError {
    resumeTickets.drop(request, response, context);
    return new ApiError({ code: 'not_remembered', call: loginV2.name });
  }

  return {
    operatorCall: loginV2,
    prepare(fields) {
      if (!ticket) throw notRemembered();
      return { ...fields, ...ticket.login, type: 'username' };
    },
    async complete(operatorRequest) {
      const claim = ticket && (await resumeTickets.claim(context, ticket));
      if (!claim) throw notRemembered();
      claims.inherit(ticket.claims);
      claims.add(claim);
      return operatorRequest;
    },
    onError(error) {
      // Only the operator's refusal, whatever its reason, ends remembering; after other errors the
      // ticket is replaced because the claimed one is invalid.
      if (ticket && error instanceof ApiError && !(error instanceof OperatorRefusal))
        resumeTickets.issue(response, context, ticket.login, { ...ticket, claims: claims.ids });
      else resumeTickets.drop(request, response, context);
    },
    onReply: (reply, fields) =>
      completeLogin(exchange, ports, {
        reply,
        fields,
        remember: (session) => {
          if (ticket)
            resumeTickets.issue(response, context, ticket.login, {
              sid: session.sid,
              operatorSession: session.operatorSession,
              claims: session.claims,
              until: ticket.until,
            });
        },
      }),
  };
};
