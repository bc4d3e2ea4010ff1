import type { StartAuthenticatorReply } from '@livery/model';
import { authenticatorCodeForm, authenticatorStartForm } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormField } from '../../core/FormField/FormField.tsx';
import { PasswordField } from '../../core/FormField/PasswordField.tsx';
import { QrCode } from '../../core/QrCode/QrCode.tsx';
import { useStores } from '../../core/stores.ts';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';
import styles from './SecurityFormModal.module.css';

/** Sets up an authenticator app in two steps (password, then code), or removes it with a code. */
export const AuthenticatorForm = observer(function AuthenticatorForm(props: ChangeFormProps) {
  const { info, title } = props;
  const stores = useStores();
  const { locale } = stores;
  const [secret, setSecret] = useState<StartAuthenticatorReply>();
  const [start] = useState(() => stores.create((deps) => authenticatorStartForm(deps, setSecret)));
  // As it was when the dialog opened: the form must not change at the moment of its success.
  const [isRemoval] = useState(info.hasAuthenticator === true);
  if (isRemoval) return <CodeForm {...props} aim="remove" />;
  if (secret) return <CodeForm {...props} aim="confirm" secret={secret} />;
  return (
    <SecurityForm
      form={start}
      names={['password']}
      label={title}
      text={locale.t('mc.security.authenticatorUse')}
      submit={locale.t('mc.security.continue')}
      onDone={() => undefined}
    >
      <PasswordField
        field={start.form.field('password')}
        label={locale.t('mc.security.loginPassword')}
        autoComplete="current-password"
        required
      />
    </SecurityForm>
  );
});

const CodeForm = observer(function CodeForm({
  aim,
  secret,
  title,
  onDone,
}: ChangeFormProps & { aim: 'confirm' | 'remove'; secret?: StartAuthenticatorReply }) {
  const stores = useStores();
  const { locale } = stores;
  const [form] = useState(() => stores.create((deps) => authenticatorCodeForm(deps, aim)));
  return (
    <SecurityForm
      form={form}
      names={['authenticatorCode']}
      label={title}
      text={locale.t(aim === 'confirm' ? 'mc.security.scan' : 'mc.security.authenticatorRemoval')}
      submit={locale.t(aim === 'confirm' ? 'mc.security.confirm' : 'mc.security.remove')}
      onDone={onDone}
    >
      {secret ? (
        <>
          <div className={styles.code}>
            <QrCode text={secret.address} label={locale.t('mc.security.qrCode')} />
          </div>
          <p className={styles.secret} dir="ltr">
            {secret.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </>
      ) : null}
      <FormField
        field={form.form.field('authenticatorCode')}
        label={locale.t('mc.security.authenticatorCode')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        required
      />
    </SecurityForm>
  );
});
