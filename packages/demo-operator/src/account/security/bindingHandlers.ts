import type { SendBindCodeRequest } from '@livery/model';
import type { CallHandlers, MemberContext } from '../../calls/CallHandlers.ts';
import { dialledAs, type MobileNumber } from '../../core/MobileNumber.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Attempts } from '../../members/Attempts.ts';
import type { Members } from '../../members/Members.ts';
import type { MemberSecrets } from '../../members/MemberSecrets.ts';
import { checkValue, wrongNumber } from '../../merchants/checkValue.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import { readMobileNumber } from '../../merchants/readMobileNumber.ts';
import type { Outbox } from '../../protection/messages/Outbox.ts';
import { codeMinutes, drawCode } from '../../protection/messages/SmsCodes.ts';
import type { BindCodes } from './BindCodes.ts';
import { limitCodes } from './limitCodes.ts';
import type { MemberProfiles } from './MemberProfiles.ts';
import { reportToContacts } from './reportToContacts.ts';

const wrongAddress = 'Please enter an e-mail address.';

interface BindingPorts {
  readonly attempts: Attempts;
  readonly bindCodes: BindCodes;
  readonly members: Members;
  readonly outbox: Outbox;
  readonly profiles: MemberProfiles;
  readonly secrets: MemberSecrets;
}

/**
 * Handles the member's mobile number and e-mail address. Each is proven by a code; to replace one,
 * the member types the login password too.
 */
export function bindingHandlers(
  ports: BindingPorts,
): Pick<CallHandlers, 'sendBindCode' | 'bindMobile' | 'bindEmail'> {
  const { attempts, bindCodes, members, outbox, profiles, secrets } = ports;
  return {
    sendBindCode: async (request, context) => {
      const { merchant, member, nowMs } = context;
      const { target, ownerId } = await targetOf(request, context);
      await limitCodes(attempts, target, context);
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
      await bindCodes.redeem(
        { memberId: member.memberId, channel: 'mobile', target: dialledAs(mobile) },
        request.verificationCode,
        nowMs,
      );
      if (!(await profiles.bindMobile(member, mobile, nowMs)))
        throw new Refusal('Another account has this number.', { reason: 'mobile_taken' });
      await report(context, {
        what: 'mobile number',
        previous: member.mobile && dialledAs(member.mobile),
        target: dialledAs(mobile),
      });
      return {};
    },

    bindEmail: async (request, context) => {
      const { member, nowMs } = context;
      const email = addressOf(request.email, context);
      if (member.email !== undefined) await secrets.checkPassword(context, request.password);
      await bindCodes.redeem(
        { memberId: member.memberId, channel: 'email', target: email },
        request.verificationCode,
        nowMs,
      );
      if (!(await profiles.bindEmail(member, email, nowMs)))
        throw new Refusal('Another account has this address.', { reason: 'email_taken' });
      await report(context, { what: 'e-mail address', previous: member.email, target: email });
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

  /** Reports a binding to the member's other contacts. */
  function report(
    context: MemberContext,
    { what, previous, target }: { what: string; previous: string | undefined; target: string },
  ): Promise<void> {
    let change = 'changed';
    if (previous === undefined) change = 'added';
    else if (previous.toLowerCase() === target) change = 'confirmed';
    return reportToContacts(ports, context, {
      text: `the ${what} of ${context.member.account} was ${change}.`,
      except: target,
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
