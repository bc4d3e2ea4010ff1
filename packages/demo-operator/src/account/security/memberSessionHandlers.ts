import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Member } from '../../members/Members.ts';
import type { Sessions } from '../../members/Sessions.ts';
import type { MemberProfiles } from './MemberProfiles.ts';

/** Handles the member's open sessions and linked social accounts. */
export function memberSessionHandlers({
  profiles,
  sessions,
}: {
  profiles: MemberProfiles;
  sessions: Sessions;
}): Pick<CallHandlers, 'getSessions' | 'endSession' | 'getSocialAccounts' | 'unlinkSocialAccount'> {
  return {
    getSessions: async (_request, { member, token, nowMs }) => {
      const list = await sessions.list(member.memberId, token, nowMs);
      return {
        list: list.map(({ sessionId, isCurrent, device, address, openedAtMs }) => ({
          sessionId,
          isCurrent,
          ...(device === undefined ? {} : { device }),
          ...(address === undefined ? {} : { address }),
          ...(openedAtMs === undefined ? {} : { openedAt: new Date(openedAtMs).toISOString() }),
        })),
      };
    },

    endSession: async ({ sessionId }, { member, token, nowMs }) => {
      const ended = await sessions.closeAll(member.memberId, {
        except: token,
        only: sessionId,
        nowMs,
      });
      return { ended };
    },

    getSocialAccounts: async (_request, { member }) => ({
      list: (await profiles.socialProviders(member.memberId)).map((provider) => ({
        provider,
        canUnlink: canRecover(member),
      })),
    }),

    unlinkSocialAccount: async ({ provider }, { member }) => {
      if (!canRecover(member))
        throw new Refusal(
          'This account is your only way to sign in. Link a mobile number or an e-mail address first.',
        );
      await profiles.unlinkSocial(member.memberId, provider);
      return {};
    },
  };
}

/** A social account may be unlinked if the member can set a password without it. */
function canRecover({ email, mobile }: Member): boolean {
  return email !== undefined || mobile !== undefined;
}
