import { AfterLoginStore, PhoneError, RegisterStore, type RegisterMethod } from '@livery/stores';
import { Button, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import { submitForm } from '../../core/forms/submitForm.ts';
import { InsecureNotice } from '../../core/InsecureNotice/InsecureNotice.tsx';
import { FormTabs } from '../../core/FormTabs/FormTabs.tsx';
import { useStores } from '../../core/stores.ts';
import { phoneErrorText } from '../../protection/phoneErrorText.ts';
import { PhoneProofDialog } from '../../protection/PhoneProof/PhoneProofDialog.tsx';
import { RegistrationFooter } from './RegistrationFooter.tsx';
import { RegistrationRow } from './RegistrationRow.tsx';
import styles from './RegisterForm.module.css';

/** Registration form, shared by the page and the modal. */
export const Registration = observer(function Registration({ label }: { label: string }) {
  const stores = useStores();
  const { locale, modals, page } = stores;
  const [register] = useState(() => stores.create((deps) => new RegisterStore(deps)));
  const { error, fields, method, methods, rules, submitting } = register;
  const { search } = page;
  useEffect(() => void register.load(), [register]);
  useEffect(() => void register.follow(search), [register, search]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!(await submitForm(event, () => register.submit(window.location.href)))) return;
    void modals.hide('registerModal');
    page.goTo('home');
    void stores.get(AfterLoginStore).open(stores.site.routePath('home') ?? '/', { isNew: true });
  };

  if (method === undefined) return <p className={styles.closed}>{locale.t('register.closed')}</p>;
  if (!fields) {
    if (rules.status === 'failed')
      return <FailedState error={rules.error} onRetry={() => void register.load()} />;
    return (
      <div className={styles.loading} role="status" aria-label={locale.t('register.loading')}>
        <Skeleton shape="line" lines={14} />
      </div>
    );
  }
  const labels: Record<RegisterMethod, string> = {
    username: locale.t('login.username'),
    mobile: locale.t('register.mobileNum'),
  };
  const form = (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <InsecureNotice />
      {fields.visible.map((field) => (
        <RegistrationRow key={field.id} field={field} register={register} fields={fields} />
      ))}
      <p className={styles.error} role="alert">
        {error instanceof PhoneError ? (
          phoneErrorText(stores, error)
        ) : error ? (
          <ErrorSentence error={error} />
        ) : (
          ''
        )}
      </p>
      <Button type="submit" size="large" wide busy={submitting}>
        {locale.t('account.register')}
      </Button>
    </form>
  );
  return (
    <>
      <FormTabs
        label={locale.t('register.method')}
        ways={methods}
        labels={labels}
        way={method}
        onChoose={register.choose}
      >
        {form}
      </FormTabs>
      <PhoneProofDialog proof={register.phone} />
      <RegistrationFooter register={register} />
    </>
  );
});
