import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '../request/Visit.ts';
import type { KeptLogin, ResumeTickets, Ticket } from '../session/ResumeTickets.ts';
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
    visit,
    session,
    fields,
    ticket,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    visit: Visit;
    session: Session;
    fields: Record<string, unknown>;
    ticket: Ticket | undefined;
  },
): void {
  if (ticket)
    return tickets.issue(response, visit, ticket.login, { sid: session.sid, until: ticket.until });
  tickets.forget(request, response, visit);
  if (fields.remember !== true) return;
  // Checked
  const { username, password, type, countryDialingCode } = fields as Partial<KeptLogin> & {
    type?: string;
  };
  const country = countryDialingCode === undefined ? {} : { countryDialingCode };
  if (username === undefined || password === undefined) return;
  if (type === 'sms') tickets.noteMobile(response, visit, { mobileNum: username, ...country });
  else tickets.issue(response, visit, { username, password, ...country }, { sid: session.sid });
}
