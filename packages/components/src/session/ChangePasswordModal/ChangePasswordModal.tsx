import type { ModalProps } from '@livery/model';
import { ChangePasswordStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { submitForm } from '../../core/forms/submitForm.ts';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import styles from './ChangePasswordModal.module.css';

/**
 * Changes the member's password. A mandatory change keeps the modal open until it is done.
 * Source: LOGN-08, PASS-06.
 */
export const ChangePasswordModal = observer(function ChangePasswordModal({
  mustChange,
  passwordKept,
  leadsTo,
}: ModalProps['changePassModal']) {
  const stores = useStores();
  const { dialogs, locale, modals, page, site } = stores;
  const next = leadsTo ?? (mustChange ? (site.routePath('home') ?? '/') : undefined);
  const [change] = useState(() =>
    stores.create((deps) => new ChangePasswordStore(deps, { passwordKept })),
  );
  const { error, form, newPassword, oldNeeded } = change;
  // Closing an optional change continues to the page after login.
  useEffect(
    () =>
      modals.before('close', 'changePassModal', () => {
        if (!mustChange && next !== undefined) page.go(next, { isUntrusted: true });
        return !mustChange;
      }),
    [modals, mustChange, next, page],
  );
  const title = locale.t('password.title');

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!(await submitForm(event, change.submit))) return;
    modals.clear();
    await dialogs.ask({
      title: 'password.title',
      body: { key: 'password.changed' },
      confirm: 'dialog.ok',
    });
    if (next !== undefined) page.go(next, { isUntrusted: true });
  };

  return (
    <ModalFrame name="changePassModal" title={title} size="small" closable={!mustChange}>
      <form
        className={styles.form}
        aria-label={title}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {mustChange ? <p className={styles.text}>{locale.t('password.must')}</p> : null}
        {oldNeeded ? (
          <PasswordField
            field={form.field('oldPassword')}
            label={locale.t('password.old')}
            autoComplete="current-password"
            required
          />
        ) : null}
        <PasswordField
          field={form.field('newPassword')}
          label={locale.t('password.new')}
          hint={locale.t('register.passwordHint', newPassword.hintValues)}
          autoComplete="new-password"
          required
        />
        <PasswordField
          field={form.field('confirmNewPassword')}
          label={locale.t('register.confirmPassword')}
          autoComplete="new-password"
          required
        />
        <p className={styles.error} role="alert">
          {error ? <ErrorSentence error={error} /> : ''}
        </p>
        <Button type="submit" size="large" wide busy={form.submitting}>
          {locale.t('password.submit')}
        </Button>
      </form>
    </ModalFrame>
  );
});
