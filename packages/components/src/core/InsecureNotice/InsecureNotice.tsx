import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { useHydrated } from '../useHydrated.ts';
import styles from './InsecureNotice.module.css';

/**
 * Sentence at forms with secrets on a page that was opened by plain http: browsers encrypt nothing
 * there, so the form could only fail. Source: CALL-16.
 */
export const InsecureNotice = observer(function InsecureNotice() {
  const { locale } = useStores();
  // The server does not know how a proxy was addressed.
  if (!useHydrated() || !isInsecure()) return null;
  return (
    <p role="alert" className={styles.notice}>
      {locale.t('error.insecure_page')}
    </p>
  );
});

/** Returns whether the browser has no encryption here; one that does not say so has it. */
function isInsecure(): boolean {
  return 'isSecureContext' in window && !window.isSecureContext;
}
