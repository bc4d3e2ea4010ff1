import type { CodeReply } from '@livery/model';
import type { Attempts } from '../members/Attempts.ts';
import type { Members } from '../members/Members.ts';
import { dialledAs, type MobileNumber } from '../core/MobileNumber.ts';
import { wrongNumber } from '../merchants/checkValue.ts';
import { countries } from '../merchants/countries.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { readMobileNumber } from '../merchants/readMobileNumber.ts';
import type { Outbox } from './messages/Outbox.ts';
import { codeMinutes, drawCode, type SmsCodes } from './messages/SmsCodes.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { tooManyRequests } from '../core/tooManyRequests.ts';

export interface VerificationPorts {
  readonly members: Members;
  readonly codes: SmsCodes;
  readonly outbox: Outbox;
  readonly attempts: Attempts;
}

/** Codes per number. Source: SMSC-08. */
const codeLimit = { max: 3, withinMs: 5 * 60_000 };

/**
 * Handles SMS codes and the list of countries. Replies never reveal whether a number has an
 * account.
 */
export function verificationHandlers(
  ports: VerificationPorts,
): Pick<CallHandlers, 'getLoginCode' | 'getRegisterCode' | 'getCountryCode'> {
  const { members, codes, outbox, attempts } = ports;
  return {
    getCountryCode: () => ({ countries: [...countries] }),

    getLoginCode: async ({ mobileNum, countryDialingCode }, context) => {
      const { modulesOff } = context.merchant;
      if (!hasModule(modulesOff, 'MOBILEVERCODELOGIN3') && !hasModule(modulesOff, 'CHNGPASSVERIF3'))
        throw new Refusal('Codes by SMS are not offered here.', { reason: 'not_offered' });
      const mobile = await admit(mobileNum, countryDialingCode, context);
      const { code, hash } = await drawCode();
      const member = await members.findByMobile(context.merchant.code, mobile);
      return member
        ? sendCode(
            { mobile, purpose: 'login', code, hash },
            context,
            'to sign in or to set a new password',
          )
        : answer;
    },

    getRegisterCode: async ({ mobileNo, countryDialingCode }, context) => {
      const { modulesOff } = context.merchant;
      if (!hasModule(modulesOff, 'MOBILENUMREG3') || !hasModule(modulesOff, 'REGMOBVERF3'))
        throw new Refusal('Codes by SMS are not offered here.', { reason: 'not_offered' });
      const mobile = await admit(mobileNo, countryDialingCode, context);
      const { code, hash } = await drawCode();
      const member =
        (await members.findByMobile(context.merchant.code, mobile)) ??
        (await members.findByAccount(context.merchant.code, mobile.number));
      if (!member)
        return sendCode({ mobile, purpose: 'register', code, hash }, context, 'to register');
      await sendSms(
        mobile,
        `${nameOf(context)}: this number has an account already. Sign in, or ask for a new password. If that was not you, there is nothing to do.`,
        context,
      );
      return answer;
    },
  };

  async function admit(
    typed: string,
    countryDialingCode: string | undefined,
    { merchant, nowMs }: CallContext,
  ): Promise<MobileNumber> {
    const mobile = readMobileNumber(merchant, typed, countryDialingCode);
    if (!mobile) throw refuseFields({ mobileNum: wrongNumber });
    const wait = await attempts.take(
      { merchant: merchant.code, kind: 'sms', subject: dialledAs(mobile) },
      codeLimit,
      nowMs,
    );
    if (wait) throw tooManyRequests(wait.nextAtMs, nowMs);
    return mobile;
  }

  async function sendCode(
    { mobile, purpose, code, hash }: NewCode,
    context: CallContext,
    purposeText: string,
  ): Promise<CodeReply> {
    await codes.keep({ merchant: context.merchant.code, mobile, purpose }, hash, context.nowMs);
    await sendSms(
      mobile,
      `${nameOf(context)}: ${code} is your code ${purposeText}. It is valid for ${codeMinutes} minutes. Do not share it.`,
      context,
    );
    return answer;
  }

  function sendSms(
    mobile: MobileNumber,
    text: string,
    { merchant, nowMs }: CallContext,
  ): Promise<void> {
    return outbox.send({
      merchant: merchant.code,
      channel: 'sms',
      to: dialledAs(mobile),
      text,
      atMs: nowMs,
    });
  }
}

interface NewCode {
  readonly mobile: MobileNumber;
  readonly purpose: 'login' | 'register';
  readonly code: string;
  readonly hash: string;
}

const answer: CodeReply = { expiredMinutes: codeMinutes };

function nameOf({ merchant }: CallContext): string {
  return profileOf(merchant.profile).displayName;
}
