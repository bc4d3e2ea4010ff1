import type { CallHandlers, MemberContext } from '../../calls/CallHandlers.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { MemberSecrets } from '../../members/MemberSecrets.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { MemberProfiles } from './MemberProfiles.ts';
import { drawSecret, matchingStep, otpAddress } from './totp.ts';

/** Handles the member's authenticator app. */
export function authenticatorHandlers({
  profiles,
  secrets,
}: {
  profiles: MemberProfiles;
  secrets: MemberSecrets;
}): Pick<CallHandlers, 'startAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator'> {
  return {
    startAuthenticator: async ({ password }, context) => {
      const { member, merchant } = context;
      if (member.hasAuthenticator === true)
        throw new Refusal('There is an authenticator app already. Remove it first.', {
          reason: 'already_set',
        });
      await secrets.checkPassword(context, password);
      const secret = drawSecret();
      await profiles.startAuthenticator(member.memberId, secret);
      return {
        secret,
        address: otpAddress(secret, {
          issuer: profileOf(merchant.profile).displayName,
          account: member.account,
        }),
      };
    },

    confirmAuthenticator: async ({ authenticatorCode }, context) => {
      await checkCode(authenticatorCode, context);
      await profiles.confirmAuthenticator(context.member.memberId);
      return {};
    },

    removeAuthenticator: async ({ authenticatorCode }, context) => {
      await checkCode(authenticatorCode, context);
      await profiles.removeAuthenticator(context.member.memberId);
      return {};
    },
  };

  function checkCode(code: string, context: MemberContext): Promise<void> {
    const { memberId, authenticatorSecret: secret } = context.member;
    return secrets.check(context, 'authenticator', {
      field: 'authenticatorCode',
      message: 'The code is not right. Please enter the one that the app shows now.',
      isRight: async () => {
        if (secret === undefined) return false;
        const after = await profiles.authenticatorStep(memberId);
        const step = matchingStep(secret, code, { nowMs: context.nowMs, after });
        return step !== undefined && profiles.useStep(memberId, step);
      },
    });
  }
}
