import { trialAccount } from '@livery/model';
import type { Member } from '../members/Members.ts';
import { Refusal } from '../core/Refusal.ts';

/**
 * Refuses calls of trial accounts that need a real account. The gateway checks this first, but
 * requests can bypass the gateway. Source: SESS-03.
 */
export function refuseTrial({ isAgent }: Member): void {
  if (isAgent === trialAccount)
    throw new Refusal('A real account is needed for this. A trial account cannot do it.');
}
