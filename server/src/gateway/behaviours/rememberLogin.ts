import type { ResumeTickets, SavedLogin } from '../../session/ResumeTickets.ts';
import type { Session } from '../../session/Session.ts';
import type { CallExchange, Fields } from './CallBehaviour.ts';

/**
 * Stores what the next login needs, if the member wants to be remembered. Otherwise deletes a
 * remembered login of this browser, also one of another account.
 *
 * @param fields validated fields of the login.
 */
export function rememberLogin(
  tickets: ResumeTickets,
  { request, response, context }: CallExchange,
  { session, fields }: { session: Session; fields: Fields },
): void {
  tickets.forget(request, response, context);
  if (fields.remember !== true) return;
  // Validated against the call's request schema.
  const { username, password, type, countryDialingCode } = fields as Partial<SavedLogin> & {
    type?: string;
  };
  const country = countryDialingCode === undefined ? {} : { countryDialingCode };
  if (username === undefined || password === undefined) return;
  if (type === 'sms')
    tickets.rememberMobile(response, context, { mobileNum: username, ...country });
  else tickets.issue(response, context, { username, password, ...country }, session);
}
