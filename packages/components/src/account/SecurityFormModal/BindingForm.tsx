import { bindingForm, memberInfoOf } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import { CountryPicker } from '../../protection/CountryPicker/CountryPicker.tsx';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';
import styles from './SecurityFormModal.module.css';

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
        <div className={styles.phone}>
          <CountryPicker />
          <FormField
            field={form.form.field('mobileNum')}
            label={locale.t('register.mobileNum')}
            type="tel"
            dir="ltr"
            autoComplete="tel-national"
            required
          />
        </div>
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
        label={locale.t('register.verificationCode')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        required
      />
      {needsPassword ? (
        <FormField
          field={form.form.field('password')}
          label={locale.t('mc.security.loginPassword')}
          hint={locale.t('mc.security.passwordWhy')}
          type="password"
          autoComplete="current-password"
          required
          reveal={{ show: locale.t('login.showPassword'), hide: locale.t('login.hidePassword') }}
        />
      ) : null}
    </SecurityForm>
  );
});
