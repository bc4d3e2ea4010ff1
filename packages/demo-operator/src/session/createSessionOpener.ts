import type { LoginReply } from '@livery/model';
import type { Member, Members } from '../members/Members.ts';
import type { Sessions } from '../members/Sessions.ts';
import type { CallContext } from '../calls/CallHandlers.ts';

/** Signs in a member who has been authenticated: opens the session and records the address. */
export type SessionOpener = (member: Member, context: CallContext) => Promise<LoginReply>;

/** Creates the final step shared by all ways to sign in. */
export function createSessionOpener({
  members,
  sessions,
}: {
  members: Members;
  sessions: Sessions;
}): SessionOpener {
  return async (member, { nowMs, address, device }) => {
    await members.learnAddress(member.memberId, address);
    await members.recordLogin(member.memberId, address, nowMs);
    return {
      ...(await sessions.open(member.memberId, nowMs, { address, device })),
      userName: member.account,
      id: member.memberId,
      account: member.account,
      isAgent: member.isAgent,
      memberLabel: [...member.memberLabel],
      firstTimeLogin: member.firstTimeLogin,
      passwordExpired: member.passwordExpired,
    };
  };
}
