import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../request/RequestContext.ts';
import type { SavedLogin, ResumeTickets, Ticket } from '../session/ResumeTickets.ts';
import type { Session } from '../session/Session.ts';

/**
 * What a login leaves for the next one. Who did not want to be remembered is forgotten, with
 * whoever was remembered here before.
 *
 * @param fields the fields of the login, checked against its schema.
 * @param ticket what the login was made of, when it was not typed.
 */
export function rememberLogin(
  tickets: ResumeTickets,
  {
    request,
    response,
    context,
    session,
    fields,
    ticket,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    context: RequestContext;
    session: Session;
    fields: Record<string, unknown>;
    ticket: Ticket | undefined;
  },
): void {
  if (ticket)
    return tickets.issue(response, context, ticket.login, {
      sid: session.sid,
      until: ticket.until,
    });
  tickets.forget(request, response, context);
  if (fields.remember !== true) return;
  // Checked
  const { username, password, type, countryDialingCode } = fields as Partial<SavedLogin> & {
    type?: string;
  };
  const country = countryDialingCode === undefined ? {} : { countryDialingCode };
  if (username === undefined || password === undefined) return;
  if (type === 'sms')
    tickets.rememberMobile(response, context, { mobileNum: username, ...country });
  else tickets.issue(response, context, { username, password, ...country }, { sid: session.sid });
}
