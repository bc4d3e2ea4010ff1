import { trialAccount } from '@livery/model';
import { networkOf } from '../request/VisitorLimits.ts';
import type { DeviceCookie } from '../session/DeviceCookie.ts';
import type { Caller } from '../upstream/circuits/Circuits.ts';
import type { CallExchange } from './behaviours/CallBehaviour.ts';

/**
 * Returns on whose behalf a visitor's call is made: a member's also before the sign-in, on a device
 * from which a member signed in. So anonymous visitors cannot close the sign-in for known devices.
 * Failures are a member's own, also behind a proxy that others share; those of guests are of their
 * network.
 */
export function callerOf(
  { deviceCookie }: { readonly deviceCookie: DeviceCookie },
  { request, context, session }: Pick<CallExchange, 'request' | 'context' | 'session'>,
): Caller {
  const member = session
    ? session.isAgent === trialAccount
      ? undefined
      : session.customerId
    : deviceCookie.lastAccount(request, context);
  return member === undefined
    ? { audience: 'guest', source: networkOf(context) }
    : { audience: 'member', source: member };
}
