import { trialAccount } from '@livery/model';
import type { DeviceCookie } from '../session/DeviceCookie.ts';
import type { Audience } from '../upstream/Circuits.ts';
import type { CallExchange } from './behaviours/CallBehaviour.ts';

/**
 * Returns on whose behalf a visitor's call is made: a member's also before the sign-in, on a device from
 * which a member signed in. So anonymous visitors cannot close the sign-in for known devices.
 */
export function audienceOf(
  { deviceCookie }: { readonly deviceCookie: DeviceCookie },
  { request, context, session }: Pick<CallExchange, 'request' | 'context' | 'session'>,
): Audience {
  const isMember = session
    ? session.isAgent !== trialAccount
    : deviceCookie.find(request, context) !== undefined;
  return isMember ? 'member' : 'guest';
}
