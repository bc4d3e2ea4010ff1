import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useStores } from '../stores.ts';
import { FormField } from './FormField.tsx';

/** Form field of a secret, which a button shows. */
export const PasswordField = observer(function PasswordField(
  props: Omit<ComponentProps<typeof FormField>, 'type' | 'reveal'>,
) {
  const { locale } = useStores();
  return (
    <FormField
      {...props}
      type="password"
      reveal={{ show: locale.t('login.showPassword'), hide: locale.t('login.hidePassword') }}
    />
  );
});
