import type { MemberInfo } from '@livery/model';
import { paymentResetForm, type PaymentResetChannel } from '@livery/stores';
import { Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { useFieldState } from '../../core/FormField/useFieldState.ts';
import { useStores } from '../../core/stores.ts';
import { SmsCodeField } from '../../protection/SmsCodeField/SmsCodeField.tsx';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';

/** Returns the contacts that a code for a new payment password can be sent to. */
export function resetChannels(info: MemberInfo): PaymentResetChannel[] {
  return [
    ...(info.mobile !== undefined && info.mobileVerified === true ? (['mobile'] as const) : []),
    ...(info.email !== undefined && info.emailVerified === true ? (['email'] as const) : []),
  ];
}

/** Replaces a forgotten payment password with a code to a verified contact. */
export const PaymentResetForm = observer(function PaymentResetForm({
  info,
  title,
  onDone,
}: ChangeFormProps) {
  const stores = useStores();
  const { locale } = stores;
  const channels = resetChannels(info);
  const [{ form, code, rule }] = useState(() =>
    stores.create((deps) => paymentResetForm(deps, channels)),
  );
  const channel = form.form.field('channel');
  const { value, error } = useFieldState(channel, locale);
  const numeric = { inputMode: 'numeric', required: true } as const;
  return (
    <SecurityForm
      form={form}
      names={['channel', 'verificationCode', 'paymentPassword', 'confirmPaymentPassword']}
      label={title}
      text={locale.t('mc.security.resetHold')}
      submit={locale.t('mc.security.save')}
      onDone={onDone}
    >
      <Select
        label={locale.t('mc.security.resetTo')}
        name={channel.name}
        value={value}
        error={error}
        required
        options={channels.map((option) => ({ value: option, label: info[option] ?? option }))}
        onChange={channel.change}
        onBlur={channel.leave}
      />
      <SmsCodeField
        code={code}
        sentText={channel.sent === 'email' ? 'mc.security.mailSent' : 'sms.sent'}
        field={form.form.field('verificationCode')}
        required
      />
      <PasswordField
        {...numeric}
        field={form.form.field('paymentPassword')}
        label={locale.t('mc.security.newPayment')}
        hint={rule.isKnown ? locale.t('mc.security.paymentHint', rule.hintValues) : undefined}
        autoComplete="off"
      />
      <PasswordField
        {...numeric}
        field={form.form.field('confirmPaymentPassword')}
        label={locale.t('mc.security.confirmPayment')}
        autoComplete="off"
      />
    </SecurityForm>
  );
});
