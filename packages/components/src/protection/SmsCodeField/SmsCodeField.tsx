import type { TextKey } from '@livery/model';
import type { SmsCodeStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import styles from './SmsCodeField.module.css';

/** Field for a code sent by SMS, with the button that sends it. */
export const SmsCodeField = observer(function SmsCodeField({
  code,
  sentText,
  ...props
}: { code: SmsCodeStore; sentText?: TextKey } & ComponentProps<typeof FormField>) {
  return (
    <div className={styles.box}>
      <FormField {...props} />
      <SmsCodeButton code={code} codeField={props.field.name} sentText={sentText} />
    </div>
  );
});
