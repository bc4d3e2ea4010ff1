import { PhoneError, type PhoneProofStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { focusField } from '../../core/forms/focusField.ts';
import { submitForm } from '../../core/forms/submitForm.ts';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';
import { useStores } from '../../core/stores.ts';
import { phoneErrorText } from '../phoneErrorText.ts';
import styles from './PhoneProof.module.css';

/** Form of the popup: the code, a button to send another one, and the error. */
export const PhoneProofForm = observer(function PhoneProofForm({
  proof,
}: {
  proof: PhoneProofStore;
}) {
  const stores = useStores();
  const { locale } = stores;
  const { error, form, code } = proof;
  const element = useRef<HTMLFormElement>(null);
  const field = form.field('code');
  useEffect(() => {
    if (element.current) focusField(element.current, field);
  }, [field]);
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={locale.t('phone.title')}
      noValidate
      onSubmit={(event) => void submitForm(event, proof.submit)}
    >
      <p className={styles.body}>{locale.t('phone.body')}</p>
      <SmsCodeField field={field} code={code} required />
      <p className={styles.error} role="alert">
        {error instanceof PhoneError ? (
          phoneErrorText(stores, error)
        ) : error ? (
          <ErrorSentence error={error} />
        ) : (
          ''
        )}
      </p>
      <Button type="submit" wide busy={form.submitting}>
        {locale.t('phone.confirm')}
      </Button>
    </form>
  );
});
