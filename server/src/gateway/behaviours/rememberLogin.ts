import type { LoginRequest } from '@livery/model';
import type { ResumeTickets } from '../../session/ResumeTickets.ts';
import type { Session } from '../../session/Session.ts';
import type { CallExchange } from './CallBehaviour.ts';

/**
 * Stores what the next login needs, if the member wants to be remembered. Otherwise deletes a
 * remembered login of this browser, also one of another account.
 *
 * @param fields of the login.
 */
export function rememberLogin(
  tickets: ResumeTickets,
  { request, response, context }: CallExchange,
  { session, fields }: { session: Session; fields: LoginRequest },
): void {
  tickets.forget(request, response, context);
  if (fields.remember !== true) return;
  const { username, password, type, countryDialingCode } = fields;
  const country = countryDialingCode === undefined ? {} : { countryDialingCode };
  if (type === 'sms')
    tickets.rememberMobile(response, context, { mobileNum: username, ...country });
  else tickets.issue(response, context, { username, password, ...country }, session);
}
