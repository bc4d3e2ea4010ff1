import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import { CountryPicker } from '../CountryPicker/CountryPicker.tsx';
import styles from './PhoneField.module.css';

/** Field of a mobile number, beside the picker of its country. */
export const PhoneField = observer(function PhoneField(
  props: Omit<ComponentProps<typeof FormField>, 'type' | 'dir' | 'label'> & { label?: string },
) {
  const { locale } = useStores();
  return (
    <div className={styles.phone}>
      <CountryPicker />
      <FormField
        label={locale.t('register.mobileNum')}
        autoComplete="tel-national"
        {...props}
        type="tel"
        dir="ltr"
      />
    </div>
  );
});
