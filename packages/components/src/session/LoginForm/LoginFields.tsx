import type { LoginStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { CaptchaImage } from '../../protection/CaptchaImage/CaptchaImage.tsx';
import { CountryPicker } from '../../protection/CountryPicker/CountryPicker.tsx';
import { FormField } from '../../core/FormField/FormField.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './LoginForm.module.css';

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
          <FormField
            field={form.field('password')}
            label={locale.t('login.password')}
            type="password"
            autoComplete="current-password"
            required
            reveal={{ show: locale.t('login.showPassword'), hide: locale.t('login.hidePassword') }}
          />
        </>
      ) : (
        <>
          <div className={styles.phone}>
            <CountryPicker />
            <FormField
              field={form.field('mobileNum')}
              label={locale.t('register.mobileNum')}
              type="tel"
              dir="ltr"
              autoComplete="tel-national"
              required
            />
          </div>
          <SmsCodeField
            code={code}
            field={form.field('verificationCode')}
            label={locale.t('register.verificationCode')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="one-time-code"
            required
          />
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
