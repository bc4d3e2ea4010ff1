import type { MemberContext } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import type { MemberSecrets } from '../members/MemberSecrets.ts';

/** Refuses a member without a payment password, and a wrong one. */
export async function requirePaymentPassword(
  secrets: MemberSecrets,
  context: MemberContext,
  paymentPassword: string,
): Promise<void> {
  if (context.member.paymentPasswordHash === undefined)
    throw new Refusal('Please set a payment password first.', {
      reason: 'payment_password_missing',
    });
  await secrets.checkPaymentPassword(context, paymentPassword);
}
