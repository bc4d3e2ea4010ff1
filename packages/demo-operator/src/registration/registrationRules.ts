import type { RegisterValidator } from '@livery/model';
import type { Merchant } from '../merchants/Merchant.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import { hasModule } from '../merchants/moduleTree.ts';

export type RegistrationMethod = 'username' | 'mobile';

/**
 * Returns the merchant's rules for one way to register. Some fields depend on the way or on a
 * module and override the merchant's list. Source: REGI-05.
 */
export function registrationRules(
  { profile, modulesOff }: Merchant,
  method: RegistrationMethod,
): RegisterValidator[] {
  const { validators } = profileOf(profile);
  const isEnabled = (field: string): boolean =>
    validators.some((rule) => rule.field === field && rule.enabled);
  const required = { enabled: true, required: true };
  const optional = { enabled: true, required: false };
  const changes: Readonly<Record<string, Pick<RegisterValidator, 'enabled' | 'required'>>> = {
    ...(isEnabled('captcha') && { captcha: required }),
    ...(isEnabled('paymentPassword') && { paymentPassword: required }),
    // The code of the link is not typed by the visitor, so it is accepted wherever invitations are.
    ...((isEnabled('affiliateCode') || !hasModule(modulesOff, 'DIRECTREG3')) && {
      referralCode: optional,
      affiliateCode: optional,
    }),
    ...(method === 'mobile' && {
      mobileNum: required,
      ...(!hasModule(modulesOff, 'MOBILENUMPASSREG3') && {
        password: optional,
        confirmPassword: optional,
      }),
      ...(hasModule(modulesOff, 'REGMOBVERF3') &&
        !hasModule(modulesOff, 'THIRDPARTYSMS') && { verificationCode: required }),
    }),
  };
  return validators.map((rule) => ({ ...rule, ...changes[rule.field] }));
}
