import type { SendBindCodeRequest } from '@livery/model';
import type { CallHandlers, MemberContext } from '../../calls/CallHandlers.ts';
import { dialledAs, type MobileNumber } from '../../core/MobileNumber.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import { Refusal } from '../../core/Refusal.ts';
import { tooManyRequests } from '../../core/tooManyRequests.ts';
import type { Attempts } from '../../members/Attempts.ts';
import type { Members } from '../../members/Members.ts';
import type { MemberSecrets } from '../../members/MemberSecrets.ts';
import { checkValue, wrongNumber } from '../../merchants/checkValue.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import { readMobileNumber } from '../../merchants/readMobileNumber.ts';
import type { Outbox } from '../../protection/messages/Outbox.ts';
import { codeMinutes, drawCode } from '../../protection/messages/SmsCodes.ts';
import type { BindCodes, BindSlot } from './BindCodes.ts';
import type { MemberProfiles } from './MemberProfiles.ts';

/** Codes to one number or address. Source: SMSC-08. */
const targetLimit = { max: 3, withinMs: 5 * 60_000 };
/** Codes that one member may request, to whatever target. */
const memberLimit = { max: 10, withinMs: 60 * 60_000 };

const wrongAddress = 'Please enter an e-mail address.';
const codeFaults = {
  wrong: 'The code is not right.',
  expired: 'The code has expired. Please request a new one.',
  locked: 'Too many wrong codes. Please request a new one.',
} as const;

interface BindingPorts {
  readonly attempts: Attempts;
  readonly bindCodes: BindCodes;
  readonly members: Members;
  readonly outbox: Outbox;
  readonly profiles: MemberProfiles;
  readonly secrets: MemberSecrets;
}

/**
 * Handles the member's mobile number and e-mail address. Each is proven by a code; to replace one, the
 * member types the login password too.
 */
export function bindingHandlers(
  ports: BindingPorts,
): Pick<CallHandlers, 'sendBindCode' | 'bindMobile' | 'bindEmail'> {
  const { attempts, bindCodes, members, outbox, profiles, secrets } = ports;
  return {
    sendBindCode: async (request, context) => {
      const { merchant, member, nowMs } = context;
      const { target, ownerId } = await targetOf(request, context);
      for (const [subject, limit] of [
        [target, targetLimit],
        [String(member.memberId), memberLimit],
      ] as const) {
        const wait = await attempts.take(
          { merchant: merchant.code, kind: 'bindCode', subject },
          limit,
          nowMs,
        );
        if (wait) throw tooManyRequests(wait.nextAtMs, nowMs);
      }
      const { code, hash } = await drawCode();
      const brand = profileOf(merchant.profile).displayName;
      // The reply must not reveal whose number it is; its owner learns it from the message.
      const isTaken = ownerId !== undefined && ownerId !== member.memberId;
      if (!isTaken)
        await bindCodes.keep(
          { memberId: member.memberId, channel: request.channel, target },
          hash,
          nowMs,
        );
      await outbox.send({
        merchant: merchant.code,
        channel: request.channel === 'mobile' ? 'sms' : 'mail',
        to: target,
        text: isTaken
          ? `${brand}: there was an attempt to link this contact to another account. It belongs to an account already. If that was not you, you need not do anything.`
          : `${brand}: ${code} is your code to link this contact to your account. It is valid for ${codeMinutes} minutes. Do not share it.`,
        atMs: nowMs,
      });
      return { expiredMinutes: codeMinutes };
    },

    bindMobile: async (request, context) => {
      const { member, nowMs } = context;
      const mobile = mobileOf(request, context);
      if (member.mobile) await secrets.checkPassword(context, request.password);
      await redeem(
        { memberId: member.memberId, channel: 'mobile', target: dialledAs(mobile) },
        request.verificationCode,
        nowMs,
      );
      if (!(await profiles.bindMobile(member.memberId, mobile)))
        throw new Refusal('Another account has this number.', { reason: 'mobile_taken' });
      if (member.mobile) await report(context, 'mobile number');
      return {};
    },

    bindEmail: async (request, context) => {
      const { member, nowMs } = context;
      const email = addressOf(request.email, context);
      if (member.email !== undefined) await secrets.checkPassword(context, request.password);
      await redeem(
        { memberId: member.memberId, channel: 'email', target: email },
        request.verificationCode,
        nowMs,
      );
      if (!(await profiles.bindEmail(member.memberId, email)))
        throw new Refusal('Another account has this address.', { reason: 'email_taken' });
      if (member.email !== undefined) await report(context, 'e-mail address');
      return {};
    },
  };

  async function targetOf(
    request: SendBindCodeRequest,
    context: MemberContext,
  ): Promise<{ target: string; ownerId: number | undefined }> {
    const { code } = context.merchant;
    if (request.channel === 'email') {
      const target = addressOf(request.email ?? '', context);
      return { target, ownerId: (await members.findByEmail(code, target))?.memberId };
    }
    const mobile = mobileOf({ ...request, mobileNum: request.mobileNum ?? '' }, context);
    return {
      target: dialledAs(mobile),
      ownerId: (await members.findByMobile(code, mobile))?.memberId,
    };
  }

  async function redeem(slot: BindSlot, code: string, nowMs: number): Promise<void> {
    const outcome = await bindCodes.redeem(slot, code.trim(), nowMs);
    if (outcome !== 'accepted') throw refuseFields({ verificationCode: codeFaults[outcome] });
  }

  /** Reports a change to the member's previous contact, so that a theft does not go unnoticed. */
  async function report({ member, merchant, nowMs }: MemberContext, what: string): Promise<void> {
    const text = `${profileOf(merchant.profile).displayName}: the ${what} of ${member.account} was changed. If that was not you, contact customer service.`;
    const { email, mobile } = member;
    if (email !== undefined)
      await outbox.send({ merchant: merchant.code, channel: 'mail', to: email, text, atMs: nowMs });
    else if (mobile)
      await outbox.send({
        merchant: merchant.code,
        channel: 'sms',
        to: dialledAs(mobile),
        text,
        atMs: nowMs,
      });
  }
}

function mobileOf(
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode?: string | undefined },
  { merchant }: MemberContext,
): MobileNumber {
  const mobile = readMobileNumber(merchant, mobileNum, countryDialingCode);
  if (!mobile) throw refuseFields({ mobileNum: wrongNumber });
  return mobile;
}

function addressOf(typed: string, { merchant }: MemberContext): string {
  const email = typed.trim().toLowerCase();
  const rule = profileOf(merchant.profile).validators.find(({ field }) => field === 'email');
  if (rule && checkValue(rule, email) !== undefined) throw refuseFields({ email: wrongAddress });
  return email;
}
