import { socialPath, type IconName } from '@livery/model';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './SocialSignIn.module.css';

/**
 * Links to sign in with an identity provider, through redirects of the server. Renders nothing if
 * the operator or the brand offers none. Source: LOGN-14.
 */
export const SocialSignIn = observer(function SocialSignIn({
  referralCode,
}: {
  referralCode?: string | undefined;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const headingId = useId();
  const { socialSignIn } = site.config.site;
  if (stores.flag('socialSignIn') !== true || socialSignIn.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {locale.t('login.social')}
      </h2>
      <ul className={styles.list}>
        {socialSignIn.map(({ provider, name, icon }) => (
          <li key={provider}>
            {/* The router ignores links with a target, so the browser follows this one. */}
            <Button
              href={socialPath(provider, { referralCode })}
              target="_self"
              variant="soft"
              tone="neutral"
              wide
              iconStart={
                icon as IconName | undefined /* checked where the document was validated */
              }
            >
              {locale.t('login.socialWith', { provider: name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});
