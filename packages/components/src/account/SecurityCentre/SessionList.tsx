import type { MemberSession } from '@livery/model';
import { otherSessions, sessionsQuery, SecurityActionsStore, valueOf } from '@livery/stores';
import { Badge, Button, Card, Icon, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { formatDateTime, zonedTime } from '../../core/dates/formatDateTime.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { DetailLine } from './DetailLine.tsx';
import styles from './SecurityCentre.module.css';

/** Where the member is signed in, with a way to sign out there. */
export const SessionList = observer(function SessionList() {
  const stores = useStores();
  const { locale } = stores;
  const headingId = useId();
  const sessions = useQuery(sessionsQuery);
  const securityActions = stores.get(SecurityActionsStore);
  const others = (valueOf(sessions.state)?.list ?? []).filter(
    ({ isCurrent }) => isCurrent !== true,
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.sectionHead}>
        <h3 id={headingId}>{locale.t('mc.security.sessions')}</h3>
        {others.length < 2 ? null : (
          <Button
            variant="soft"
            tone="neutral"
            size="small"
            busy={securityActions.running === otherSessions}
            onClick={() => void securityActions.end(undefined)}
          >
            {locale.t('mc.security.endOthers')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{locale.t('mc.security.sessionsText')}</p>
      <ResourceView
        resource={sessions}
        loadingText="mc.security.loading"
        skeleton={<Skeleton shape="line" lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText="mc.security.noSessions"
      >
        {({ list }) => (
          <Card padding="none">
            <ul role="list" className={styles.list}>
              {list.map((session) => (
                <SessionRow key={session.sessionId} session={session} />
              ))}
            </ul>
          </Card>
        )}
      </ResourceView>
    </section>
  );
});

const SessionRow = observer(function SessionRow({ session }: { session: MemberSession }) {
  const stores = useStores();
  const { locale } = stores;
  const rowId = useId();
  const securityActions = stores.get(SecurityActionsStore);
  const { address, device, isCurrent, openedAt, sessionId } = session;
  return (
    <li className={styles.row}>
      <Icon name="smartphone" className={styles.icon} />
      <div className={styles.text}>
        <h4 id={`${rowId}-device`}>
          {device === undefined ? (
            locale.t('mc.security.unknownDevice')
          ) : (
            <OperatorText>{device}</OperatorText>
          )}
        </h4>
        <p>
          <DetailLine parts={[openedAt && formatDateTime(stores, openedAt, zonedTime), address]} />
        </p>
      </div>
      {isCurrent === true ? (
        <Badge tone="positive" icon="circle-check" className={styles.state}>
          {locale.t('mc.security.thisDevice')}
        </Badge>
      ) : (
        <span className={styles.action}>
          <Button
            id={`${rowId}-end`}
            variant="soft"
            tone="neutral"
            size="small"
            busy={securityActions.running === sessionId}
            aria-labelledby={`${rowId}-end ${rowId}-device`}
            onClick={() => void securityActions.end(sessionId)}
          >
            {locale.t('mc.security.signOut')}
          </Button>
        </span>
      )}
    </li>
  );
});
