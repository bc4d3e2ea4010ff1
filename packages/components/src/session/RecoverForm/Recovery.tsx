import { RecoverStore, type RecoverMethod } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { submitForm } from '../../core/forms/submitForm.ts';
import { InsecureNotice } from '../../core/InsecureNotice/InsecureNotice.tsx';
import { FormTabs } from '../../core/FormTabs/FormTabs.tsx';
import { useStores } from '../../core/stores.ts';
import { RecoverFields } from './RecoverFields.tsx';
import styles from './RecoverForm.module.css';

/** Form that resets a password, by phone or email. Source: PASS-02 to PASS-05. */
export const Recovery = observer(function Recovery({
  label,
  text,
}: {
  label: string;
  text?: string | undefined;
}) {
  const stores = useStores();
  const { dialogs, locale, modals, page } = stores;
  const [recover] = useState(() => stores.create((deps) => new RecoverStore(deps)));
  const { error, isUnknown, method, methods } = recover;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!(await submitForm(event, recover.submit))) return;
    if (method === 'email')
      await dialogs.ask({
        title: 'recover.title',
        body: { key: 'recover.sent' },
        confirm: 'dialog.ok',
      });
    modals.clear();
    page.goTo('home');
  };

  const labels: Record<RecoverMethod, string> = {
    mobileNum: locale.t('register.mobileNum'),
    email: locale.t('register.email'),
  };
  const form = (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <InsecureNotice />
      <RecoverFields recover={recover} />
      <p className={styles.error} role="alert">
        {isUnknown ? locale.t('recover.unknown') : error ? <ErrorSentence error={error} /> : ''}
      </p>
      <Button
        type="submit"
        size="large"
        wide
        busy={recover.email.submitting || recover.phone.submitting}
      >
        {locale.t('recover.submit')}
      </Button>
    </form>
  );
  return (
    <>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      <FormTabs
        label={locale.t('recover.method')}
        ways={methods}
        labels={labels}
        way={method}
        onChoose={recover.choose}
      >
        {form}
      </FormTabs>
    </>
  );
});
