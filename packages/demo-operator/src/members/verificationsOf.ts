import type { Verification } from '@livery/model';
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
}: Member): Verification[] {
  return [
    ...(mobile ? (['phone', 'code'] as const) : []),
    ...(email === undefined ? [] : (['email'] as const)),
    ...(payeeName === undefined ? [] : (['bankName'] as const)),
    ...(hasAuthenticator ? (['authenticator'] as const) : []),
  ];
}
