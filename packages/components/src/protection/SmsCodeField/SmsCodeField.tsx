import type { TextKey } from '@livery/model';
import type { SmsCodeStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import styles from './SmsCodeField.module.css';

/** Field for a code that was sent, by default by SMS, with the button that sends it. */
export const SmsCodeField = observer(function SmsCodeField({
  code,
  sentText,
  ...props
}: { code: SmsCodeStore; sentText?: TextKey; label?: string } & Omit<
  ComponentProps<typeof FormField>,
  'label'
>) {
  const { locale } = useStores();
  return (
    <div className={styles.box}>
      <FormField
        label={locale.t('register.verificationCode')}
        autoComplete="one-time-code"
        {...props}
        inputMode="numeric"
        dir="ltr"
      />
      <SmsCodeButton code={code} codeField={props.field.name} sentText={sentText} />
    </div>
  );
});
