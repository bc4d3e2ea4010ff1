import { socialFailureOf, type Verification } from '@livery/model';
import type { LoginStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { openService } from '../../core/openService.ts';
import { useStores } from '../../core/stores.ts';
import styles from './LoginForm.module.css';

/**
 * Errors of a rejected login. For an unknown IP address, also the ways to verify the account's
 * owner. Source: LOGN-10, LOGN-17.
 */
export const LoginErrors = observer(function LoginErrors({
  login: { error, isEmpty, methods, verification },
}: {
  login: LoginStore;
}) {
  const stores = useStores();
  const { locale, page, site } = stores;
  // The failure in the URL is of an earlier attempt, so any error of this form replaces it.
  const failure = error || isEmpty ? undefined : socialFailureOf(page.search);
  const names: Record<Verification, string> = {
    phone: locale.t('login.verify.phone'),
    code: locale.t('login.verify.code'),
    email: locale.t('login.verify.email'),
    bankName: locale.t('login.verify.bankName'),
    authenticator: locale.t('login.verify.authenticator'),
  };
  return (
    <div className={styles.notes} role="alert">
      {failure ? <p className={styles.error}>{locale.t(`login.socialFailed.${failure}`)}</p> : null}
      {isEmpty ? <p className={styles.error}>{locale.t('login.bothRequired')}</p> : null}
      {error ? (
        <p className={styles.error}>
          <ErrorSentence error={error} />
        </p>
      ) : null}
      {verification.length === 0 ? null : (
        <div className={styles.hint}>
          <p>{locale.t('login.verifyTitle')}</p>
          <ul>
            {verification.map((method) => (
              <li key={method}>{names[method]}</li>
            ))}
          </ul>
          {verification.includes('code') && methods.includes('sms') ? (
            <p>{locale.t('login.verifySms')}</p>
          ) : null}
          <Button
            size="small"
            variant="soft"
            onClick={() => void openService(stores, site.config.site.windows.serviceSmall)}
          >
            {locale.t('service.title')}
          </Button>
        </div>
      )}
    </div>
  );
});
