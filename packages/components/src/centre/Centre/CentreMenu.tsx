import { CentreCallStore } from '@livery/stores';
import { Badge, Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type Ref } from 'react';
import { useStores } from '../../core/stores.ts';
import { replyRow } from '../parts/rowValues.ts';
import { useCall } from '../parts/useCall.ts';
import type { CentreEntry } from './centreEntries.ts';
import styles from './CentreFrame.module.css';

const noRequest = {};

/** Menu of a centre, with the counts of what waits for the member. Source: MEMB-01, MEMB-02. */
export const CentreMenu = observer(function CentreMenu({
  ref,
  entries,
  current,
}: {
  ref: Ref<HTMLElement>;
  entries: readonly CentreEntry[];
  /** Document name of the open page. */
  current: string;
}) {
  const stores = useStores();
  const { locale } = stores;
  const calls = stores.get(CentreCallStore);
  const hasBadges = entries.some(({ badge }) => badge !== undefined);
  const counts = replyRow(useCall('getCounts', noRequest, hasBadges).value);
  // Another window, for example a game's, may have changed what waits.
  useEffect(() => {
    const onFocus = (): void => calls.refresh(['getCounts']);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [calls]);
  return (
    <nav ref={ref} tabIndex={-1} className={styles.menu} aria-label={locale.t('centre.menu')}>
      <ul role="list">
        {entries.map(({ id, page, label, address, icon, badge }) => (
          <li key={id}>
            <a
              className={styles.entry}
              href={address}
              aria-current={page === current ? 'page' : undefined}
            >
              {icon ? <Icon name={icon} /> : null}
              <span className={styles.label}>{label}</span>
              {badge === undefined ? null : <WaitingCount count={Number(counts[badge] ?? 0)} />}
              <Icon name="chevron-right" className={styles.chevron} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Count of what waits for the member; nothing for 0. Source: MEMB-02. */
const WaitingCount = observer(function WaitingCount({ count }: { count: number }) {
  const { locale } = useStores();
  if (count === 0) return null;
  return (
    <Badge tone="highlight">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{locale.t('centre.waiting', { count })}</VisuallyHidden>
    </Badge>
  );
});
