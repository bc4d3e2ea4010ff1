import { roleOf, type AgentHomeProps } from '@livery/model';
import { valueOf } from '@livery/stores';
import { Button, Card, ErrorState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Balance } from '../../account/AccountPanel/Balance.tsx';
import { errorText } from '../../core/errorText.ts';
import { menuEntries } from '../../shell/menuEntries.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './AgentHome.module.css';

export const AgentHome = observer(function AgentHome({ menu }: AgentHomeProps) {
  const stores = useStores();
  const { locale, member } = stores;
  const state = useResource(member.info, {});
  const info = valueOf(state);
  if (!info) {
    if (state.status === 'failed')
      return (
        <ErrorState
          text={errorText(stores, state.error)}
          retryLabel={locale.t('games.retry')}
          onRetry={() => void member.info.refresh({})}
        />
      );
    return (
      <div role="status" aria-label={locale.t('agentHome.loading')}>
        <Skeleton shape="line" lines={8} />
      </div>
    );
  }
  const entries = menu === undefined ? [] : menuEntries(stores, menu);
  const { account, nickname = account, type, toUpline } = info;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [locale.t('agentHome.account'), account],
    [locale.t('agentHome.role'), locale.t(`role.${roleOf(type)}`)],
    [locale.t('agentHome.type'), type?.toString()],
    [
      locale.t('agentHome.upline'),
      toUpline === undefined ? undefined : locale.t(toUpline ? 'agentHome.yes' : 'agentHome.no'),
    ],
  ];
  return (
    <div className={styles.page}>
      <h1>{locale.t('afterLogin.hello', { name: nickname })}</h1>
      <Card padding="large">
        <section className={styles.page} aria-labelledby="agent-facts">
          <h2 id="agent-facts">{locale.t('agentHome.facts')}</h2>
          <div>
            <Balance />
          </div>
          <dl className={styles.facts}>
            {facts.map(([name, value]) =>
              value === undefined ? null : (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
        </section>
      </Card>
      <section className={styles.page} aria-labelledby="agent-centre">
        <h2 id="agent-centre">{locale.t('agentHome.centre')}</h2>
        {entries.length === 0 ? (
          <p className={styles.text}>{locale.t('agentHome.memberText')}</p>
        ) : (
          <ul role="list" className={styles.list}>
            {entries.map(({ id, label, address, icon }) => (
              <li key={id}>
                <Button href={address} variant="soft" iconStart={icon}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
});
