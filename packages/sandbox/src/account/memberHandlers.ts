import { avatars, iconOf } from '@livery/demo-content/art/avatars';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Agents that have members below them may make contracts with them. Source: SESS-04. */
const agentTypes: readonly number[] = [1, 2, 41, 42];

/** What a member looks like, and what it may agree on with who is above it. */
export function memberHandlers(): Pick<CallHandlers, 'icon' | 'avatar' | 'getConsolidated'> {
  return {
    icon: (_request, { member }) => ({ icon: iconOf(member.memberId) }),
    avatar: () => ({ avatars: [...avatars] }),
    getConsolidated: (_request, { member }) => {
      const offered = agentTypes.includes(member.isAgent) ? 1 : 0;
      return {
        dailysalreqtype: offered,
        divtypereq: offered,
        contracthoursalreq: offered,
        realtimesalreqtype: offered,
      };
    },
  };
}
