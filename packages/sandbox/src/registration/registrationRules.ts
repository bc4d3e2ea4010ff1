import type { RegisterValidator } from '@livery/model';
import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { hasModule } from '../merchants/moduleTree.ts';

export type RegistrationMethod = 'username' | 'mobile';

/**
 * The merchant's rules as they are for a way to register: some fields belong to the way or to a
 * module, whatever the merchant's list says of them.
 * Source: REGI-05.
 */
export function registrationRules(
  { profile, modulesOff }: Merchant,
  method: RegistrationMethod,
): RegisterValidator[] {
  const { validators } = profileOf(profile);
  const isEnabled = (field: string): boolean =>
    validators.some((rule) => rule.field === field && rule.enabled);
  const asked = { enabled: true, required: true };
  const optional = { enabled: true, required: false };
  const changes: Readonly<Record<string, Pick<RegisterValidator, 'enabled' | 'required'>>> = {
    ...(isEnabled('captcha') && { captcha: asked }),
    ...(isEnabled('paymentPassword') && { paymentPassword: asked }),
    // The code of the link a visitor came by. Nobody typed it: it is taken wherever an invitation
    // is.
    ...((isEnabled('affiliateCode') || !hasModule(modulesOff, 'DIRECTREG3')) && {
      referralCode: optional,
      affiliateCode: optional,
    }),
    ...(method === 'mobile' && {
      mobileNum: asked,
      ...(!hasModule(modulesOff, 'MOBILENUMPASSREG3') && {
        password: optional,
        confirmPassword: optional,
      }),
      ...(hasModule(modulesOff, 'REGMOBVERF3') &&
        !hasModule(modulesOff, 'THIRDPARTYSMS') && { verificationCode: asked }),
    }),
  };
  return validators.map((rule) => ({ ...rule, ...changes[rule.field] }));
}
