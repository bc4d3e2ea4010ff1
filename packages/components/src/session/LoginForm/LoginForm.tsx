import type { LoginFormProps } from '@livery/model';
import { afterLogin, LoginDraftStore, LoginStore, type LoginMethod } from '@livery/stores';
import { Button, Card } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { demonstrationText } from '../../core/demonstrationText.ts';
import { submitForm } from '../../core/forms/submitForm.ts';
import { InsecureNotice } from '../../core/InsecureNotice/InsecureNotice.tsx';
import { FormTabs } from '../../core/FormTabs/FormTabs.tsx';
import { SocialSignIn } from '../SocialSignIn/SocialSignIn.tsx';
import { useStores } from '../../core/stores.ts';
import { LoginAside } from './LoginAside.tsx';
import { LoginFields } from './LoginFields.tsx';
import { LoginErrors } from './LoginErrors.tsx';
import { RememberBox } from './RememberBox.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import styles from './LoginForm.module.css';

/**
 * Login form for members or agents.
 *
 * @param inModal shown in a modal, which has its own title and restores the input when reopened.
 */
export const LoginForm = observer(function LoginForm({
  title,
  text,
  audience = 'member',
  inModal = false,
}: LoginFormProps & { inModal?: boolean }) {
  const stores = useStores();
  const { locale, page } = stores;
  const drafts = stores.get(LoginDraftStore);
  const [login] = useState(() => {
    const created = stores.create((deps) => new LoginStore(deps, { audience }));
    return inModal ? drafts.restore(created) : created;
  });
  useEffect(() => {
    if (!inModal) return undefined;
    // After a login, the draft is cleared so that the next visitor on the device does not see it.
    return () => (stores.session.isGuest ? drafts.keep(login) : drafts.clear());
  }, [drafts, inModal, login, stores]);
  const { form: fields, method, methods } = login;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const result = await submitForm(event, login.submit);
    if (result) await afterLogin(stores, result, audience);
  };
  const tryFree = async (): Promise<void> => {
    if (await login.tryFree(systemOf(navigator.userAgent))) page.goTo('home');
  };
  const labels: Record<LoginMethod, string> = {
    username: locale.t('login.byPassword'),
    sms: locale.t('login.bySms'),
  };
  const form = (
    <form
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {audience === 'agent' ? null : <ResumeOffer login={login} />}
      <LoginFields login={login} />
      {audience === 'agent' ? null : <RememberBox login={login} />}
      <LoginErrors login={login} />
      <Button type="submit" size="large" wide busy={fields.submitting}>
        {locale.t('login.submit')}
      </Button>
      {login.offersFreePlay ? (
        <Button variant="ghost" wide busy={login.tryingFree} onClick={() => void tryFree()}>
          {locale.t('login.freePlay')}
        </Button>
      ) : null}
      <LoginAside audience={audience} inModal={inModal} />
    </form>
  );
  const hint = demonstrationText(
    stores,
    audience === 'agent' ? 'demo.agentLoginHint' : 'demo.loginHint',
  );
  const content = (
    <>
      {text === undefined ? null : (
        <p className={styles.text}>{method === 'sms' ? locale.t('login.smsText') : text}</p>
      )}
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <InsecureNotice />
      <FormTabs
        label={locale.t('login.method')}
        ways={methods}
        labels={labels}
        way={method}
        onChoose={login.choose}
      >
        {form}
      </FormTabs>
      {audience === 'agent' ? null : <SocialSignIn />}
    </>
  );
  return inModal ? (
    <div className={styles.window}>{content}</div>
  ) : (
    <Card padding="large" raised className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {content}
    </Card>
  );
});

/**
 * Returns the operating system named in a user agent. The order matters because Android also names
 * Linux, and iPhones name Mac OS X.
 */
function systemOf(userAgent: string): string {
  return (
    ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'].find((system) =>
      userAgent.includes(system),
    ) ?? 'other'
  );
}
