import type { SessionView } from '../generated/calls.gen.ts';

/** Account type number of a trial account. Source: SESS-01. */
export const trialAccount = 4;

/** The agents' account type numbers. Source: SESS-04. */
export const agentTypes: readonly number[] = [1, 2, 41, 42];

/**
 * The partners among the agents. Source: SESS-08 names the roles player, agent and partner
 * without numbers; that 41 and 42 are the partners is our choice.
 */
const partnerTypes: readonly number[] = [41, 42];

/** What an account is to the brand. Source: SESS-08. */
export type Role = 'player' | 'agent' | 'partner';

/** The role of an account type; what is not known is a player's. */
export function roleOf(isAgent: number | undefined): Role {
  if (isAgent === undefined || !agentTypes.includes(isAgent)) return 'player';
  return partnerTypes.includes(isAgent) ? 'partner' : 'agent';
}

/** What a visitor may do. The one place that says so; the gateway and the operator ask again. */
export interface Permissions {
  /** Calls and pages that need somebody who is logged in. */
  readonly session: boolean;
  /** What a trial account may not. */
  readonly realAccount: boolean;
  readonly memberCentre: boolean;
  readonly agentCentre: boolean;
}

/**
 * What a session may do.
 *
 * Source: SESS-04.
 */
export function permissionsOf({
  state,
  isAgent,
}: Pick<SessionView, 'state' | 'isAgent'>): Permissions {
  const realAccount = state === 'member';
  return {
    session: state !== 'guest',
    realAccount,
    memberCentre: realAccount,
    agentCentre: realAccount && isAgent !== undefined && agentTypes.includes(isAgent),
  };
}
