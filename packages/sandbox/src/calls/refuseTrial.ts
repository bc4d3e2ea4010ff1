import { trialAccount } from '@livery/model';
import type { Member } from '../members/Members.ts';
import { Refusal } from '../core/Refusal.ts';

/**
 * Says no to a trial account at calls of a real one: the gateway does so first, but nobody has to
 * come through it. Source: SESS-03.
 */
export function refuseTrial({ isAgent }: Member): void {
  if (isAgent === trialAccount)
    throw new Refusal('A real account is needed for this. A trial account cannot do it.');
}
