import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { hashPassword, isPassword } from '../../core/passwordHash.ts';
import { refuseProblems } from '../../core/refuseFields.ts';
import type { MemberSecrets } from '../../members/MemberSecrets.ts';
import { checkValue } from '../../merchants/checkValue.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { MemberProfiles } from './MemberProfiles.ts';

/**
 * Handles the payment password. The first one needs the login password, a new one the current
 * payment password: the login password must not be enough to move money.
 */
export function paymentPasswordHandlers({
  profiles,
  secrets,
}: {
  profiles: MemberProfiles;
  secrets: MemberSecrets;
}): Pick<CallHandlers, 'setPaymentPassword'> {
  return {
    setPaymentPassword: async (request, context) => {
      const { member, merchant } = context;
      const { paymentPassword, confirmPaymentPassword } = request;
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
  };
}
