import { bindingForm, memberInfoOf } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { useStores } from '../../core/stores.ts';
import { PhoneField } from '../../protection/PhoneField/PhoneField.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';

/** Binds a mobile number or an e-mail address with a code that is sent to it. */
export const BindingForm = observer(function BindingForm({
  channel,
  title,
  onDone,
}: ChangeFormProps & { channel: 'mobile' | 'email' }) {
  const stores = useStores();
  const { locale } = stores;
  const isReplaced = (): boolean => memberInfoOf(stores)?.[channel] !== undefined;
  const [{ form, code }] = useState(() =>
    stores.create((deps) => bindingForm(deps, channel, isReplaced)),
  );
  const target = channel === 'mobile' ? 'mobileNum' : 'email';
  const needsPassword = isReplaced();
  return (
    <SecurityForm
      form={form}
      names={[target, 'verificationCode', ...(needsPassword ? (['password'] as const) : [])]}
      label={title}
      submit={locale.t('mc.security.save')}
      onDone={onDone}
    >
      {channel === 'mobile' ? (
        <PhoneField field={form.form.field('mobileNum')} required />
      ) : (
        <FormField
          field={form.form.field('email')}
          label={locale.t('register.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          required
        />
      )}
      <SmsCodeField
        code={code}
        sentText={channel === 'mobile' ? 'sms.sent' : 'mc.security.mailSent'}
        field={form.form.field('verificationCode')}
        required
      />
      {needsPassword ? (
        <PasswordField
          field={form.form.field('password')}
          label={locale.t('mc.security.loginPassword')}
          hint={locale.t('mc.security.passwordWhy')}
          autoComplete="current-password"
          required
        />
      ) : null}
    </SecurityForm>
  );
});
