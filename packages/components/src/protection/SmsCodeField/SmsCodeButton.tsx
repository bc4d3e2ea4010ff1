import type { TextKey } from '@livery/model';
import { FieldStore, type SmsCodeStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './SmsCodeField.module.css';

/**
 * Button that sends a code by SMS, and counts down until another may be sent.
 *
 * @param props `codeField` is the name of the code's field, if it is in the same form; `note` is a
 *   text below the button, and `sentText` the one after a code was sent.
 */
export const SmsCodeButton = observer(function SmsCodeButton({
  code,
  codeField,
  note,
  sentText = 'sms.sent',
}: {
  code: SmsCodeStore;
  codeField?: string | undefined;
  note?: string | undefined;
  sentText?: TextKey | undefined;
}) {
  const { locale } = useStores();
  const box = useRef<HTMLDivElement>(null);
  const { secondsLeft, sending, sent } = code;
  const send = async (): Promise<void> => {
    const invalidField = await code.send();
    const name =
      invalidField instanceof FieldStore
        ? invalidField.name
        : code.sent && code.secondsLeft > 0
          ? codeField
          : undefined;
    // Focuses an invalid number, else the code's field, because the button is now disabled.
    if (name !== undefined)
      box.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return (
    <div className={styles.button} ref={box}>
      <Button
        variant="soft"
        wide
        busy={sending}
        disabled={secondsLeft > 0}
        onClick={() => void send()}
      >
        {secondsLeft > 0
          ? locale.t('sms.wait', { seconds: secondsLeft })
          : locale.t(sent ? 'sms.again' : 'sms.send')}
      </Button>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <p className={styles.note} role="status">
        {sent ? locale.t(sentText) : ''}
      </p>
    </div>
  );
});
