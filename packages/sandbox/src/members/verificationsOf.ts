import type { Member } from './Members.ts';

/**
 * Returns the ways in which a member can verify their identity, given their contact details.
 * Source: LOGN-17.
 */
export function verificationsOf({
  mobile,
  email,
  payeeName,
  hasAuthenticator = false,
}: Member): string[] {
  return [
    ...(mobile ? ['phone', 'code'] : []),
    ...(email === undefined ? [] : ['email']),
    ...(payeeName === undefined ? [] : ['bankName']),
    ...(hasAuthenticator ? ['authenticator'] : []),
  ];
}
