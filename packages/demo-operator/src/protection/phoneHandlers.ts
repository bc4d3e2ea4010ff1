import type { PhoneFault } from '@livery/model';
import type { Attempts } from '../members/Attempts.ts';
import { dialledAs, type MobileNumber } from '../core/MobileNumber.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { readMobileNumber } from '../merchants/readMobileNumber.ts';
import type { Outbox } from './messages/Outbox.ts';
import type { PhoneProofs } from './messages/PhoneProofs.ts';
import { codeMinutes, drawCode } from './messages/SmsCodes.ts';
import { trialNumbers } from './messages/trialNumbers.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';

const lockMs = 5 * 60_000;
/** Codes per number; a further request locks it. Source: SMSC-08. */
const codeLimit = { max: 3, withinMs: lockMs };
const lock = { max: 1, withinMs: lockMs };

/** Handles the embedded verifier of phone numbers. Faults are codes; the site has their texts. */
export function phoneHandlers({
  proofs,
  outbox,
  attempts,
}: {
  proofs: PhoneProofs;
  outbox: Outbox;
  attempts: Attempts;
}): Pick<CallHandlers, 'sendPhoneCode' | 'confirmPhoneCode'> {
  return {
    sendPhoneCode: async ({ mobileNo, countryDialingCode }, context) => {
      const { merchant, nowMs } = context;
      admit(context);
      if (mobileNo.trim() === '') throw refuse('missingNumber');
      const mobile = readMobileNumber(merchant, mobileNo, countryDialingCode);
      if (!mobile) throw refuse('invalidNumber');
      const trial = trialNumbers[mobile.number];
      if (trial !== undefined) throw trial === 'unnamed' ? new Refusal('No.') : refuse(trial);
      await limitCodes(mobile, context);
      const { code, hash } = await drawCode();
      const started = await proofs.begin(merchant.code, mobile, hash, nowMs);
      const text = `${profileOf(merchant.profile).displayName}: ${code} verifies this number. It is valid for ${codeMinutes} minutes. Do not share it.`;
      await outbox.send({
        merchant: merchant.code,
        channel: 'sms',
        to: dialledAs(mobile),
        text,
        atMs: nowMs,
      });
      return started;
    },

    confirmPhoneCode: async (request, context) => {
      admit(context);
      const outcome = await proofs.confirm(context.merchant.code, request, context.nowMs);
      if (typeof outcome === 'string') throw refuse(outcome);
      return outcome;
    },
  };

  function admit({ merchant }: CallContext): void {
    if (!hasModule(merchant.modulesOff, 'THIRDPARTYSMS')) throw refuse('notAllowed');
  }

  /** Requests above the limit lock the number for five minutes from that moment. */
  async function limitCodes(mobile: MobileNumber, { merchant, nowMs }: CallContext): Promise<void> {
    const keyOf = (kind: 'phone' | 'phoneLock') => ({
      merchant: merchant.code,
      kind,
      subject: dialledAs(mobile),
    });
    if (await attempts.isFull(keyOf('phoneLock'), lock, nowMs)) throw refuse('tooManyRequests');
    if (!(await attempts.take(keyOf('phone'), codeLimit, nowMs))) return;
    await attempts.take(keyOf('phoneLock'), lock, nowMs);
    throw refuse('tooManyRequests');
  }
}

function refuse(phone: PhoneFault): Refusal {
  return new Refusal('The number was not verified.', { phone });
}
