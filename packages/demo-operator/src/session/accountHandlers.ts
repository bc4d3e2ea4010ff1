import type { Captchas } from '../protection/captcha/Captchas.ts';
import type { LoginFailures } from '../members/LoginFailures.ts';
import type { MemberTree } from '../members/MemberTree.ts';
import type { Members } from '../members/Members.ts';
import type { Sessions } from '../members/Sessions.ts';
import type { SmsCodes } from '../protection/messages/SmsCodes.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { maskEmail, maskMobile, maskName } from '../account/security/maskContact.ts';
import type { MemberProfiles } from '../account/security/MemberProfiles.ts';
import { createLogin } from './createLogin.ts';
import { describeLogin } from './describeLogin.ts';

export interface AccountPorts {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly failures: LoginFailures;
  readonly captchas: Captchas;
  readonly codes: SmsCodes;
  readonly profiles: MemberProfiles;
  readonly tree: MemberTree;
}

/** Handles sign-in, sign-out and the data of the signed-in member. */
export function accountHandlers(
  ports: AccountPorts,
): Pick<
  CallHandlers,
  'loginV2' | 'logout' | 'captcha' | 'getMemberInfo' | 'firstLogin' | 'loginInfo'
> {
  const { members, sessions, captchas, profiles, tree } = ports;
  return {
    loginV2: createLogin(ports),
    captcha: (_request, { merchant, nowMs }) => captchas.issue(merchant.code, nowMs),
    logout: async (_request, { token, nowMs }) => {
      await sessions.close(token, nowMs);
      return {};
    },
    firstLogin: async (_request, { member }) => {
      await members.endFirstLogin(member.memberId);
      return {};
    },
    loginInfo: (_request, context) => describeLogin(context, tree),
    getMemberInfo: async (_request, { member }) => ({
      id: member.memberId,
      account: member.account,
      nickname: member.nickname,
      type: member.isAgent,
      toUpline: member.isAgent !== 4,
      clubLabel: { labelName: member.rankName, rankLevel: member.rankLevel },
      memberLabel: [...member.memberLabel],
      ...(member.mobile && {
        mobile: maskMobile(member.mobile),
        mobileVerified: member.mobileVerified === true,
      }),
      ...(member.email !== undefined && {
        email: maskEmail(member.email),
        emailVerified: member.emailVerified === true,
      }),
      ...(member.payeeName !== undefined && { payeeName: maskName(member.payeeName) }),
      hasPaymentPassword: member.paymentPasswordHash !== undefined,
      hasAuthenticator: member.hasAuthenticator === true,
      payoutAccountCount: await profiles.payoutAccountCount(member.memberId),
    }),
  };
}
