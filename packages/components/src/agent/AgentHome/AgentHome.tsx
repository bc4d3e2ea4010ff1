import { roleOf, type MemberInfo } from '@livery/model';
import { memberInfoQuery } from '@livery/stores';
import { Button, Card, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Balance } from '../../account/AccountPanel/Balance.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { centreEntries } from '../../centre/Centre/centreEntries.ts';
import { useCentreContent } from '../../centre/Centre/useCentreContent.ts';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './AgentHome.module.css';

export const AgentHome = observer(function AgentHome() {
  return (
    <ResourceView
      resource={useQuery(memberInfoQuery)}
      loadingText="agentHome.loading"
      skeleton={<Skeleton shape="line" lines={8} />}
    >
      {(info) => <AgentFacts info={info} />}
    </ResourceView>
  );
});

const AgentFacts = observer(function AgentFacts({
  info: { account, nickname = account, type, toUpline },
}: {
  info: MemberInfo;
}) {
  const stores = useStores();
  const { locale } = stores;
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
      {stores.site.config.site.centres?.ac ? <CentreLinks /> : null}
    </div>
  );
});

/** Links to the pages of the agent centre. */
const CentreLinks = observer(function CentreLinks() {
  const stores = useStores();
  const { locale } = stores;
  const resource = useCentreContent('ac');
  return (
    <section className={styles.page} aria-labelledby="agent-centre">
      <h2 id="agent-centre">{locale.t('account.agentCentre')}</h2>
      <ResourceView
        resource={resource}
        loadingText="state.loading"
        skeleton={<Skeleton shape="line" lines={3} />}
      >
        {(content) => (
          <ul role="list" className={styles.list}>
            {centreEntries(stores, content).map(({ id, label, address, icon }) => (
              <li key={id}>
                <Button href={address} variant="soft" iconStart={icon}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </section>
  );
});
