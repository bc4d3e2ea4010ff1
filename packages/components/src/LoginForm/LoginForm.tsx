import type { LoginFormProps } from '@livery/contract';
import { FieldStore } from '@livery/stores';
import { Button, Card } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { errorText } from '../errorText.ts';
import { FormField } from '../FormField/FormField.tsx';
import { useStores } from '../stores.ts';
import { CaptchaImage } from './CaptchaImage.tsx';
import styles from './LoginForm.module.css';

export const LoginForm = observer(function LoginForm({ title, text }: LoginFormProps) {
  const stores = useStores();
  const { locale, page, site } = stores;
  const [login] = useState(() => stores.createLogin());
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await login.submit();
    if (outcome === true) page.goTo('home');
    else if (outcome instanceof FieldStore) form.querySelector<HTMLInputElement>(`[name="${outcome.name}"]`)?.focus();
  };
  return (
    <Card padding="large" raised className={styles.card}>
      <form className={styles.form} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <h1 className={styles.title}>{title}</h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {site.config.compliance.demonstration ? <p className={styles.hint}>{locale.t('login.demoHint')}</p> : null}
        <FormField field={login.form.field('username')} label={locale.t('login.username')} autoComplete="username" required />
        <FormField
          field={login.form.field('password')} label={locale.t('login.password')} type="password" autoComplete="current-password" required
          reveal={{ show: locale.t('login.showPassword'), hide: locale.t('login.hidePassword') }}
        />
        {login.captchaNeeded ? (
          <>
            <CaptchaImage captcha={login.captcha} />
            <FormField field={login.form.field('captcha')} label={locale.t('login.captcha')} autoComplete="off" required />
          </>
        ) : null}
        <p className={styles.error} role="alert">{login.error ? errorText(stores, login.error) : ''}</p>
        <Button type="submit" size="large" wide busy={login.form.submitting}>{locale.t('login.submit')}</Button>
      </form>
    </Card>
  );
});
