import { openLogin, type RegisterStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { AccessLink } from '../../shell/DownloadBanner/DownloadBanner.tsx';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { SocialSignIn } from '../../session/SocialSignIn/SocialSignIn.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './RegisterForm.module.css';

/**
 * Links below the form: terms, login, social sign-in, and direct access if the operator has it.
 * Source: REGI-11.
 */
export const RegistrationFooter = observer(function RegistrationFooter({
  register,
}: {
  register: RegisterStore;
}) {
  const stores = useStores();
  const { locale, modals, site } = stores;
  const showTerms = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void modals.show('helpModal', { article: 'term' });
  };
  // If the login is a popup too, it replaces this modal.
  const logIn = (event: MouseEvent): void => {
    if (site.config.site.loginIn === 'page' || !isPlainClick(event)) return;
    event.preventDefault();
    void modals.hide('registerModal').then(() => openLogin(stores));
  };
  return (
    <footer className={styles.footer}>
      <a
        className={styles.link}
        href={`${site.routePath('help') ?? '/help'}#term`}
        onClick={showTerms}
      >
        {locale.t('help.terms')}
      </a>
      <span>
        {locale.t('register.haveAccount')}{' '}
        <a className={styles.link} href={site.routePath('login') ?? '/login'} onClick={logIn}>
          {locale.t('account.login')}
        </a>
      </span>
      <SocialSignIn referralCode={register.invitation} />
      <AccessLink whole />
    </footer>
  );
});
