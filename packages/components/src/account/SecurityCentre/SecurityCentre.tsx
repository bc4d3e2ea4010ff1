import type { SecurityCentreProps } from '@livery/model';
import { memberInfoQuery } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useQuery } from '../../core/useQuery.ts';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { SecurityRows } from './SecurityRows.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './SecurityCentre.module.css';

export const SecurityCentre = observer(function SecurityCentre(_props: SecurityCentreProps) {
  return (
    <div className={styles.page}>
      <ResourceView
        resource={useQuery(memberInfoQuery)}
        loadingText="mc.security.loading"
        skeleton={<Skeleton shape="line" lines={10} />}
      >
        {(info) => (
          <>
            <ProfileHead info={info} />
            <SecurityRows info={info} />
          </>
        )}
      </ResourceView>
      <LinkedAccounts />
      <SessionList />
    </div>
  );
});
