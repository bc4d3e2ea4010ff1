import { avatars, iconOf } from '@livery/demo-content/art/avatars';
import type { CallHandlers } from '../calls/CallHandlers.ts';

/** Agent types that have members below them and may make contracts with them. Source: SESS-04. */
const agentTypes: readonly number[] = [1, 2, 41, 42];

/** Handles icons, avatars and the contracts between a member and the agent above it. */
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
