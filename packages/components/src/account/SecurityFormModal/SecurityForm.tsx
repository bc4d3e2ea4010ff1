import type { SecurityFormStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { submitForm } from '../../core/forms/submitForm.ts';
import styles from './SecurityFormModal.module.css';

/** Form of one change: its fields, the error of the call, and the button that sends it. */
export const SecurityForm = observer(function SecurityForm<Name extends string>({
  form,
  names,
  label,
  text,
  submit,
  onDone,
  children,
}: {
  form: SecurityFormStore<Name>;
  /** The fields that are shown. */
  names: readonly Name[];
  /** Name of the form for screen readers. */
  label: string;
  text?: string | undefined;
  /** Text of the button. */
  submit: string;
  onDone: () => void;
  children: ReactNode;
}) {
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (await submitForm(event, () => form.submit(names))) onDone();
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
      <p className={styles.error} role="alert">
        {form.error ? <ErrorSentence error={form.error} /> : ''}
      </p>
      <Button type="submit" size="large" wide busy={form.form.submitting}>
        {submit}
      </Button>
    </form>
  );
});
