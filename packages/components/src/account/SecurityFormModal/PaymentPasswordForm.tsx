import { memberInfoOf, paymentPasswordForm } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';

export const PaymentPasswordForm = observer(function PaymentPasswordForm({
  title,
  onDone,
}: ChangeFormProps) {
  const stores = useStores();
  const { locale } = stores;
  const isFirst = (): boolean => memberInfoOf(stores)?.hasPaymentPassword !== true;
  const [{ form, rule }] = useState(() =>
    stores.create((deps) => paymentPasswordForm(deps, isFirst)),
  );
  const proof = isFirst() ? 'password' : 'oldPaymentPassword';
  const reveal = { show: locale.t('login.showPassword'), hide: locale.t('login.hidePassword') };
  const numeric = { type: 'password', inputMode: 'numeric', required: true, reveal } as const;
  return (
    <SecurityForm
      form={form}
      names={[proof, 'paymentPassword', 'confirmPaymentPassword']}
      label={title}
      text={locale.t(isFirst() ? 'mc.security.paymentUse' : 'mc.security.paymentForgotten')}
      submit={locale.t('mc.security.save')}
      onDone={onDone}
    >
      {isFirst() ? (
        <FormField
          field={form.form.field('password')}
          label={locale.t('mc.security.loginPassword')}
          type="password"
          autoComplete="current-password"
          required
          reveal={reveal}
        />
      ) : (
        <FormField
          {...numeric}
          field={form.form.field('oldPaymentPassword')}
          label={locale.t('mc.security.oldPayment')}
          autoComplete="off"
        />
      )}
      <FormField
        {...numeric}
        field={form.form.field('paymentPassword')}
        label={locale.t('mc.security.newPayment')}
        hint={rule.isKnown ? locale.t('mc.security.paymentHint', rule.hintValues) : undefined}
        autoComplete="off"
      />
      <FormField
        {...numeric}
        field={form.form.field('confirmPaymentPassword')}
        label={locale.t('mc.security.confirmPayment')}
        autoComplete="off"
      />
    </SecurityForm>
  );
});
