import { memberInfoOf, paymentPasswordForm } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { PaymentPasswordField } from '../../core/PaymentPasswordField/PaymentPasswordField.tsx';
import { useStores } from '../../core/stores.ts';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { PaymentResetForm, resetChannels } from './PaymentResetForm.tsx';
import { SecurityForm } from './SecurityForm.tsx';

/** Sets or replaces the payment password; a forgotten one with a code. */
export const PaymentPasswordForm = observer(function PaymentPasswordForm(props: ChangeFormProps) {
  const [isForgotten, setForgotten] = useState(false);
  return isForgotten ? (
    <PaymentResetForm {...props} />
  ) : (
    <ChangePaymentForm {...props} onForgotten={() => setForgotten(true)} />
  );
});

const ChangePaymentForm = observer(function ChangePaymentForm({
  info,
  title,
  onDone,
  onForgotten,
}: ChangeFormProps & { onForgotten: () => void }) {
  const stores = useStores();
  const { locale } = stores;
  const isFirst = (): boolean => memberInfoOf(stores)?.hasPaymentPassword !== true;
  const [{ form, rule }] = useState(() =>
    stores.create((deps) => paymentPasswordForm(deps, isFirst)),
  );
  const canReset = !isFirst() && resetChannels(info).length > 0;
  const proof = isFirst() ? 'password' : 'oldPaymentPassword';
  const numeric = { inputMode: 'numeric', required: true } as const;
  return (
    <SecurityForm
      form={form}
      names={[proof, 'paymentPassword', 'confirmPaymentPassword']}
      label={title}
      text={
        isFirst()
          ? locale.t('mc.security.paymentUse')
          : canReset
            ? undefined
            : locale.t('mc.security.paymentForgotten')
      }
      submit={locale.t('mc.security.save')}
      onDone={onDone}
    >
      {isFirst() ? (
        <PasswordField
          field={form.form.field('password')}
          label={locale.t('mc.security.loginPassword')}
          autoComplete="current-password"
          required
        />
      ) : (
        <PaymentPasswordField
          {...numeric}
          field={form.form.field('oldPaymentPassword')}
          label={locale.t('mc.security.oldPayment')}
          autoComplete="off"
        />
      )}
      {canReset ? (
        <Button variant="ghost" size="small" onClick={onForgotten}>
          {locale.t('mc.security.paymentForgot')}
        </Button>
      ) : null}
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
