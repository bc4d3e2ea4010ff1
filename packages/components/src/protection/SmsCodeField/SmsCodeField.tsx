import type { SmsCodeStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import styles from './SmsCodeField.module.css';

/** Field for a code sent by SMS, with the button that sends it. */
export const SmsCodeField = observer(function SmsCodeField({
  code,
  ...props
}: { code: SmsCodeStore } & ComponentProps<typeof FormField>) {
  return (
    <div className={styles.box}>
      <FormField {...props} />
      <SmsCodeButton code={code} codeField={props.field.name} />
    </div>
  );
});
