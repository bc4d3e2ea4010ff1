import type { SmsCodeStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import styles from './SmsCodeField.module.css';

/** The code that comes by SMS, and the button that has it sent. */
export const SmsCodeField = observer(function SmsCodeField({
  code,
  ...props
}: { code: SmsCodeStore } & ComponentProps<typeof FormField>) {
  return (
    <div className={styles.box}>
      <FormField {...props} />
      <SmsCodeButton code={code} goesTo={props.field.name} />
    </div>
  );
});
