import type { Attempts } from '../members/Attempts.ts';
import { drawPassword } from '../members/drawPassword.ts';
import type { LoginFailures } from '../members/LoginFailures.ts';
import type { Members } from '../members/Members.ts';
import { dialledAs } from '../core/MobileNumber.ts';
import { hashPassword, isPassword } from '../core/passwordHash.ts';
import type { Sessions } from '../members/Sessions.ts';
import { checkValue, wrongNumber } from '../merchants/checkValue.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { readMobileNumber } from '../merchants/readMobileNumber.ts';
import type { Outbox } from '../protection/messages/Outbox.ts';
import type { SmsCodes } from '../protection/messages/SmsCodes.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields, refuseProblems } from '../core/refuseFields.ts';
import { tooManyRequests } from '../core/tooManyRequests.ts';

export interface PasswordPorts {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly failures: LoginFailures;
  readonly codes: SmsCodes;
  readonly outbox: Outbox;
  readonly attempts: Attempts;
}

/**
 * Each mail invalidates the previous password. The limit prevents other visitors from locking a
 * member out by repeated requests.
 */
const mailLimit = { max: 3, withinMs: 5 * 60_000 };
const wrongCode = { verificationCode: 'The code is not right or has expired.' };

/** Handles password changes: with the old password, by mail, or with an SMS code. */
export function passwordHandlers(
  ports: PasswordPorts,
): Pick<CallHandlers, 'changePassword' | 'forgetPassword' | 'getPasswordByPhone'> {
  const { members, sessions, failures, codes, outbox, attempts } = ports;
  return {
    changePassword: async (
      { oldPassword = '', newPassword, confirmNewPassword },
      { merchant, member, token, nowMs },
    ) => {
      const newProblem =
        checkPassword(merchant, newPassword) ??
        (newPassword === oldPassword
          ? 'The new password must be another one than the old.'
          : undefined);
      refuseProblems({
        ...(oldPassword === '' ? { oldPassword: 'Please enter the old password.' } : {}),
        ...(oldPassword !== '' && !(await isPassword(oldPassword, member.passwordHash))
          ? { oldPassword: 'The old password is not right.' }
          : {}),
        ...(newProblem === undefined ? {} : { newPassword: newProblem }),
        ...(confirmNewPassword === newPassword
          ? {}
          : { confirmNewPassword: 'Confirmation password is not correct.' }),
      });
      await members.setPassword(member.memberId, await hashPassword(newPassword), {
        isTemporary: false,
      });
      await sessions.closeAll(member.memberId, { except: token, nowMs });
      return {};
    },

    forgetPassword: async ({ username, email }, { merchant, nowMs }) => {
      const wait = await attempts.take(
        { merchant: merchant.code, kind: 'mail', subject: username.trim().toLowerCase() },
        mailLimit,
        nowMs,
      );
      if (wait) throw tooManyRequests(wait.nextAtMs, nowMs);
      const member = await members.findByAccount(merchant.code, username.trim());
      if (member?.email === undefined || member.email.toLowerCase() !== email.trim().toLowerCase())
        throw new Refusal('Username/Email does not exist', { reason: 'account_unknown' });
      const password = drawPassword();
      await members.setPassword(member.memberId, await hashPassword(password), {
        isTemporary: true,
      });
      await sessions.closeAll(member.memberId, { nowMs });
      await outbox.send({
        merchant: merchant.code,
        channel: 'mail',
        to: member.email,
        atMs: nowMs,
        text: `${profileOf(merchant.profile).displayName}: the new password of ${member.account} is ${password} and is to be changed after the next sign-in.`,
      });
      return {};
    },

    getPasswordByPhone: async (
      { newPassword, mobileNum, countryDialingCode, verificationCode },
      { merchant, nowMs },
    ) => {
      if (!hasModule(merchant.modulesOff, 'CHNGPASSVERIF3'))
        throw new Refusal(
          'A new password by phone is not offered here. Please ask for it by e-mail.',
          { reason: 'not_offered' },
        );
      const mobile = readMobileNumber(merchant, mobileNum, countryDialingCode);
      const slot = mobile && { merchant: merchant.code, mobile, purpose: 'login' as const };
      const problem = checkPassword(merchant, newPassword);
      refuseProblems({
        ...(mobile ? {} : { mobileNum: wrongNumber }),
        ...(problem === undefined ? {} : { newPassword: problem }),
        ...(slot && !(await codes.isRight(slot, verificationCode, nowMs)) ? wrongCode : {}),
      });
      const member = mobile && (await members.findByMobile(merchant.code, mobile));
      if (!slot || !member || !(await codes.use(slot))) throw refuseFields(wrongCode);
      await members.setPassword(member.memberId, await hashPassword(newPassword), {
        isTemporary: false,
      });
      for (const name of [member.account, dialledAs(slot.mobile)])
        await failures.clearAccount(merchant.code, name);
      await sessions.closeAll(member.memberId, { nowMs });
      return {};
    },
  };
}

function checkPassword({ profile }: Merchant, password: string): string | undefined {
  const rule = profileOf(profile).validators.find(({ field }) => field === 'password');
  return rule && checkValue(rule, password);
}
