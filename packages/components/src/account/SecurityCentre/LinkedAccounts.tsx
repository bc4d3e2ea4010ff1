import type { SocialAccount } from '@livery/model';
import { SecurityActionsStore, socialAccountsQuery } from '@livery/stores';
import { Button, Card, Icon, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './SecurityCentre.module.css';

/** Social accounts that sign in to the member's account. Only where the brand offers them. */
export const LinkedAccounts = observer(function LinkedAccounts() {
  const stores = useStores();
  const isOffered =
    stores.flag('socialSignIn') === true && stores.site.config.site.socialSignIn.length > 0;
  return isOffered ? <Accounts /> : null;
});

const Accounts = observer(function Accounts() {
  const { locale } = useStores();
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId}>{locale.t('mc.security.linked')}</h3>
      <ResourceView
        resource={useQuery(socialAccountsQuery)}
        loadingText="mc.security.loading"
        skeleton={<Skeleton shape="line" lines={2} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.note}>{locale.t('mc.security.noLinked')}</p>}
      >
        {({ list }) => (
          <Card padding="none">
            <ul role="list" className={styles.list}>
              {list.map((account) => (
                <LinkedAccount key={account.provider} account={account} />
              ))}
            </ul>
          </Card>
        )}
      </ResourceView>
    </section>
  );
});

const LinkedAccount = observer(function LinkedAccount({
  account: { provider, canUnlink = true },
}: {
  account: SocialAccount;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const rowId = useId();
  const securityActions = stores.get(SecurityActionsStore);
  const name =
    site.config.site.socialSignIn.find((option) => option.provider === provider)?.name ?? provider;
  return (
    <li className={styles.row}>
      <Icon name="globe" className={styles.icon} />
      <div className={styles.text}>
        <h4 id={`${rowId}-name`}>{name}</h4>
        {canUnlink ? null : <p>{locale.t('mc.security.onlySignIn')}</p>}
      </div>
      {canUnlink ? (
        <span className={styles.action}>
          <Button
            id={`${rowId}-unlink`}
            variant="soft"
            tone="neutral"
            size="small"
            busy={securityActions.running === provider}
            aria-labelledby={`${rowId}-unlink ${rowId}-name`}
            onClick={() => void securityActions.unlink(provider, name)}
          >
            {locale.t('mc.security.unlink')}
          </Button>
        </span>
      ) : null}
    </li>
  );
});
