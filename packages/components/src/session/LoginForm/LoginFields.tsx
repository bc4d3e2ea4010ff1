import type { LoginStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { CaptchaImage } from '../../protection/CaptchaImage/CaptchaImage.tsx';
import { PhoneField } from '../../protection/PhoneField/PhoneField.tsx';
import { FormField } from '../../core/FormField/FormField.tsx';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import { useStores } from '../../core/stores.ts';

/** Fields of the selected login method, and the captcha if it is required. */
export const LoginFields = observer(function LoginFields({
  login: { captcha, captchaNeeded, code, form, method },
}: {
  login: LoginStore;
}) {
  const { locale } = useStores();
  return (
    <>
      {method === 'username' ? (
        <>
          <FormField
            field={form.field('username')}
            label={locale.t('login.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            field={form.field('password')}
            label={locale.t('login.password')}
            autoComplete="current-password"
            required
          />
        </>
      ) : (
        <>
          <PhoneField field={form.field('mobileNum')} required />
          <SmsCodeField code={code} field={form.field('verificationCode')} required />
        </>
      )}
      {captchaNeeded ? (
        <>
          <CaptchaImage captcha={captcha} />
          <FormField
            field={form.field('captcha')}
            label={locale.t('login.captcha')}
            autoComplete="off"
            required
          />
        </>
      ) : null}
    </>
  );
});
