import type { SessionView } from '../generated/calls.gen.ts';

/** Account type number of a trial account. Source: SESS-01. */
export const trialAccount = 4;

/** The agents' account type numbers. Source: SESS-04. */
const agentTypes: readonly number[] = [1, 2, 41, 42];

/** Returns whether an account type is an agent's. Source: SESS-04. */
export function isAgentType(isAgent: number | undefined): boolean {
  return isAgent !== undefined && agentTypes.includes(isAgent);
}

/**
 * The partners among the agents. SESS-08 names the roles player, agent and partner without numbers;
 * that 41 and 42 are the partners is our choice.
 */
const partnerTypes: readonly number[] = [41, 42];

/** Role of an account at the brand. Source: SESS-08. */
export type Role = 'player' | 'agent' | 'partner';

/** Returns the role of an account type. An unknown type is a player. */
export function roleOf(isAgent: number | undefined): Role {
  if (isAgent === undefined || !isAgentType(isAgent)) return 'player';
  return partnerTypes.includes(isAgent) ? 'partner' : 'agent';
}

/**
 * Permissions of a visitor. This is the only definition; the gateway and the operator also enforce
 * them.
 */
export interface Permissions {
  /** Access to calls and pages that require a login. */
  readonly session: boolean;
  /** Access to what a trial account may not use. */
  readonly realAccount: boolean;
  readonly memberCentre: boolean;
  readonly agentCentre: boolean;
}

/**
 * Returns the permissions of a session.
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
    agentCentre: realAccount && isAgentType(isAgent),
  };
}
