import type { SendPaymentResetCodeRequest, SetPaymentPasswordRequest } from '@livery/model';
import type { CallHandlers, MemberContext } from '../../calls/CallHandlers.ts';
import { dialledAs } from '../../core/MobileNumber.ts';
import { hashPassword, isPassword } from '../../core/passwordHash.ts';
import { Refusal } from '../../core/Refusal.ts';
import { refuseProblems } from '../../core/refuseFields.ts';
import type { Attempts } from '../../members/Attempts.ts';
import type { MemberSecrets } from '../../members/MemberSecrets.ts';
import { checkValue } from '../../merchants/checkValue.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { Outbox } from '../../protection/messages/Outbox.ts';
import { codeMinutes, drawCode } from '../../protection/messages/SmsCodes.ts';
import type { BindCodes } from './BindCodes.ts';
import { limitCodes } from './limitCodes.ts';
import type { MemberProfiles } from './MemberProfiles.ts';
import { reportToContacts } from './reportToContacts.ts';

/** Time for which withdrawals and transfers are held after a reset. */
const holdMs = 24 * 3_600_000;
/** Days after its binding for which a contact cannot replace the payment password. */
const contactDays = 7;

/**
 * Handles the payment password. The first one needs the login password, a new one the current
 * payment password: the login password must not be enough to move money. A forgotten one is
 * replaced with a code to a contact that was proven a week ago, because the login password is
 * enough to bind one; money cannot leave for a day then.
 */
export function paymentPasswordHandlers({
  attempts,
  bindCodes,
  outbox,
  profiles,
  secrets,
}: {
  attempts: Attempts;
  bindCodes: BindCodes;
  outbox: Outbox;
  profiles: MemberProfiles;
  secrets: MemberSecrets;
}): Pick<CallHandlers, 'setPaymentPassword' | 'sendPaymentResetCode' | 'resetPaymentPassword'> {
  return {
    setPaymentPassword: async (request, context) => {
      const { member } = context;
      const { paymentPassword } = request;
      await refuseChoice(request, context);
      if (member.paymentPasswordHash === undefined)
        await secrets.checkPassword(context, request.password);
      else
        await secrets.checkPaymentPassword(
          context,
          request.oldPaymentPassword,
          'oldPaymentPassword',
        );
      await profiles.setPaymentPassword(member.memberId, await hashPassword(paymentPassword));
      return {};
    },

    sendPaymentResetCode: async ({ channel }, context) => {
      const { member, nowMs } = context;
      const target = verifiedContact(context, channel);
      await limitCodes(attempts, target, context);
      const { code, hash } = await drawCode();
      await bindCodes.keep({ memberId: member.memberId, channel: 'payment', target }, hash, nowMs);
      await send(
        context,
        { channel, target },
        `${code} is your code for a new payment password. It is valid for ${codeMinutes} minutes. Do not share it.`,
      );
      return { expiredMinutes: codeMinutes };
    },

    resetPaymentPassword: async (request, context) => {
      const { member, nowMs } = context;
      const { channel, verificationCode, paymentPassword } = request;
      const target = verifiedContact(context, channel);
      await refuseChoice(request, context);
      await bindCodes.redeem(
        { memberId: member.memberId, channel: 'payment', target },
        verificationCode,
        nowMs,
      );
      await profiles.resetPaymentPassword(member.memberId, {
        hash: await hashPassword(paymentPassword),
        heldUntilMs: nowMs + holdMs,
      });
      await reportToContacts({ outbox, profiles }, context, {
        text: `the payment password of ${member.account} was reset. Withdrawals are possible again in 24 hours.`,
      });
      return {};
    },
  };

  /** Refuses a password that does not follow the rule, or was repeated wrongly. */
  async function refuseChoice(
    { paymentPassword, confirmPaymentPassword }: ResetChoice,
    { member, merchant }: MemberContext,
  ): Promise<void> {
    const rule = profileOf(merchant.profile).validators.find(
      ({ field }) => field === 'paymentPassword',
    );
    const problem =
      (rule && checkValue(rule, paymentPassword)) ??
      ((await isPassword(paymentPassword, member.passwordHash))
        ? 'The payment password must be another one than the login password.'
        : undefined);
    refuseProblems({
      ...(problem === undefined ? {} : { paymentPassword: problem }),
      ...(confirmPaymentPassword === paymentPassword
        ? {}
        : { confirmPaymentPassword: 'Confirmation password is not correct.' }),
    });
  }

  function send(
    { merchant, nowMs }: MemberContext,
    { channel, target }: { channel: Channel; target: string },
    text: string,
  ): Promise<void> {
    return outbox.send({
      merchant: merchant.code,
      channel: channel === 'mobile' ? 'sms' : 'mail',
      to: target,
      text: `${profileOf(merchant.profile).displayName}: ${text}`,
      atMs: nowMs,
    });
  }
}

type Channel = SendPaymentResetCodeRequest['channel'];
type ResetChoice = Pick<SetPaymentPasswordRequest, 'paymentPassword' | 'confirmPaymentPassword'>;

/**
 * Returns a contact that the member has proven at least {@link contactDays} ago. Refuses members
 * without one, or without a password.
 */
function verifiedContact({ member, nowMs }: MemberContext, channel: Channel): string {
  const { email, mobile } = member;
  if (member.paymentPasswordHash === undefined)
    throw new Refusal('Please set a payment password first.', {
      reason: 'payment_password_missing',
    });
  const [target, boundAtMs = 0] =
    channel === 'mobile'
      ? [mobile && member.mobileVerified === true ? dialledAs(mobile) : '', member.mobileBoundAtMs]
      : [member.emailVerified === true ? email?.toLowerCase() : '', member.emailBoundAtMs];
  if (target && boundAtMs > 0 && nowMs < boundAtMs + contactDays * 24 * 3_600_000)
    throw new Refusal(
      `This contact was linked less than ${contactDays} days ago. Please use another one or contact customer service.`,
      { reason: 'contact_too_new' },
    );
  if (target) return target;
  throw new Refusal('There is no verified contact for the code. Please contact customer service.', {
    reason: 'not_offered',
  });
}
