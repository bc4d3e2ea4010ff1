import type { Member } from './Members.ts';

/**
 * How a member can prove that it is who it says, by what it has told of itself. Source: LOGN-17.
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
