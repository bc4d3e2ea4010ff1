import type { RecoverStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { PhoneField } from '../../protection/PhoneField/PhoneField.tsx';
import { FormField } from '../../core/FormField/FormField.tsx';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import { useStores } from '../../core/stores.ts';

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
      <PhoneField field={phone.field('mobileNum')} required />
      <SmsCodeField code={code} field={phone.field('verificationCode')} required />
      <PasswordField
        field={phone.field('newPassword')}
        label={locale.t('password.new')}
        hint={locale.t('register.passwordHint', newPassword.hintValues)}
        autoComplete="new-password"
        required
      />
    </>
  );
});
