import type { RecoverStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { CountryPicker } from '../../protection/CountryPicker/CountryPicker.tsx';
import { FormField } from '../../core/FormField/FormField.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './RecoverForm.module.css';

/** Fields of the selected recovery method. */
export const RecoverFields = observer(function RecoverFields({
  recover: { code, email, method, newPassword, phone },
}: {
  recover: RecoverStore;
}) {
  const { locale } = useStores();
  if (method === 'email') {
    return (
      <>
        <FormField
          field={email.field('username')}
          label={locale.t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormField
          field={email.field('email')}
          label={locale.t('register.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          required
        />
      </>
    );
  }
  return (
    <>
      <div className={styles.phone}>
        <CountryPicker />
        <FormField
          field={phone.field('mobileNum')}
          label={locale.t('register.mobileNum')}
          type="tel"
          dir="ltr"
          autoComplete="tel-national"
          required
        />
      </div>
      <SmsCodeField
        code={code}
        field={phone.field('verificationCode')}
        label={locale.t('register.verificationCode')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        required
      />
      <FormField
        field={phone.field('newPassword')}
        label={locale.t('password.new')}
        hint={locale.t('register.passwordHint', newPassword.hintValues)}
        type="password"
        autoComplete="new-password"
        required
        reveal={{ show: locale.t('login.showPassword'), hide: locale.t('login.hidePassword') }}
      />
    </>
  );
});
