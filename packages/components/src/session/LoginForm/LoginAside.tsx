import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import styles from './LoginForm.module.css';

/**
 * Links below the login form: registration, password reset, and on the agents' login the members'
 * login.
 */
export const LoginAside = observer(function LoginAside({
  audience,
  inModal,
}: {
  audience: 'member' | 'agent';
  inModal: boolean;
}) {
  const { locale, modals, site } = useStores();
  const [register, forget, login] = [
    site.routePath('register'),
    site.routePath('forget'),
    site.routePath('login'),
  ];
  // In the popup, another modal replaces the login; elsewhere the link is followed.
  const replaceLogin = (event: MouseEvent, name: 'registerModal' | 'forgetPassModal'): void => {
    if (!inModal || !isPlainClick(event)) return;
    event.preventDefault();
    void modals.hide('loginPopupModal').then(() => modals.show(name, {}));
  };
  return (
    <>
      {audience === 'agent' || register === undefined ? null : (
        <Button
          href={register}
          variant="soft"
          wide
          onClick={(event) => replaceLogin(event, 'registerModal')}
        >
          {locale.t('account.register')}
        </Button>
      )}
      {forget === undefined ? null : (
        <a
          className={styles.forgot}
          href={forget}
          onClick={(event) => replaceLogin(event, 'forgetPassModal')}
        >
          {locale.t('login.forgot')}
        </a>
      )}
      {audience === 'member' || login === undefined ? null : (
        <a className={styles.forgot} href={login}>
          {locale.t('agentLogin.members')}
        </a>
      )}
    </>
  );
});
