import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import styles from './LoginForm.module.css';

/**
 * Other ways than this login: the registration, a new password, and from the agents' login to the
 * members'.
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
  return (
    <>
      {audience === 'agent' || register === undefined ? null : (
        <Button
          href={register}
          variant="soft"
          wide
          onClick={(event) => {
            // On its own page a link; over a page the form comes in the place of this one.
            if (!inModal || !isPlainClick(event)) return;
            event.preventDefault();
            void modals.hide('loginPopupModal').then(() => modals.show('registerModal', {}));
          }}
        >
          {locale.t('account.register')}
        </Button>
      )}
      {forget === undefined ? null : (
        <a className={styles.forgot} href={forget}>
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
