import type { SessionView } from '../generated/calls.gen.ts';

/** Account type number of a trial account. Source: product-spec §3 "isAgent". */
export const trialAccount = 4;

/** The agents' account type numbers. Source: product-spec §6. */
export const agentTypes: readonly number[] = [1, 2, 41, 42];

/**
 * The partners among the agents. Source: product-spec §6 names the roles player, agent and partner
 * without numbers; that 41 and 42 are the partners is our choice.
 */
const partnerTypes: readonly number[] = [41, 42];

/** What an account is to the brand. Source: product-spec §6 "Roles named". */
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
 * Source: product-spec §6 "Any logged-in user whose isAgent is not 4 may see the member-centre
 *         area", "isAgent 1, 2, 41 and 42 may see the agent-centre area".
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
