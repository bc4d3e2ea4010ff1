import { isAgentType } from '@livery/model';
import type { Member } from '../members/Members.ts';
import { Refusal } from '../core/Refusal.ts';

/**
 * Refuses calls of players that need an agent's account. The gateway checks this first, but
 * requests can bypass the gateway. Source: SESS-04.
 */
export function refusePlayer({ isAgent }: Member): void {
  if (!isAgentType(isAgent)) throw new Refusal('This needs an agent’s account.');
}
