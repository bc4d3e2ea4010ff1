import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { demonstrationText } from '../demonstrationText.ts';
import { PasswordField } from '../FormField/PasswordField.tsx';
import { useStores } from '../stores.ts';

/** Field for the member's payment password. A demonstration names that of its member. */
export const PaymentPasswordField = observer(function PaymentPasswordField({
  hint,
  ...props
}: Omit<ComponentProps<typeof PasswordField>, 'hint'> & { readonly hint?: string | undefined }) {
  const stores = useStores();
  const sample = demonstrationText(stores, 'demo.paymentHint');
  return (
    <PasswordField
      {...props}
      hint={[hint, sample].filter((text) => text !== undefined).join(' ') || undefined}
    />
  );
});
