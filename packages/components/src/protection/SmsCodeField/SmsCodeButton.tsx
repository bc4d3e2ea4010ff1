import { FieldStore, type SmsCodeStore } from '@livery/stores';
import { Button, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './SmsCodeField.module.css';

/**
 * Has a code sent by SMS, and counts until another may be.
 *
 * @param props `goesTo` names the field the code is typed into, where it stands in the same form;
 *   `note` says what else happens with it.
 */
export const SmsCodeButton = observer(function SmsCodeButton({
  code,
  goesTo,
  note,
}: {
  code: SmsCodeStore;
  goesTo?: string | undefined;
  note?: string | undefined;
}) {
  const { locale } = useStores();
  const box = useRef<HTMLDivElement>(null);
  const { secondsLeft, sending, sent } = code;
  const send = async (): Promise<void> => {
    const wrong = await code.send();
    const name =
      wrong instanceof FieldStore
        ? wrong.name
        : code.sent && code.secondsLeft > 0
          ? goesTo
          : undefined;
    // The number where it is wrong, else where the code goes: the button is of no use now.
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
      <VisuallyHidden role="status">{sent ? locale.t('sms.sent') : ''}</VisuallyHidden>
    </div>
  );
});
