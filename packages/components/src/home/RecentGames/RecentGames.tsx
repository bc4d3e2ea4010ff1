import type { RecentGamesProps } from '@livery/model';
import { EmptyState, Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { LoginLink } from '../../core/LoginLink/LoginLink.tsx';
import { SessionCheckFailed } from '../../core/SessionCheckFailed/SessionCheckFailed.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useSessionStatus } from '../../core/useSessionStatus.ts';
import { RecentLoading } from './RecentLoading.tsx';
import styles from './RecentGames.module.css';

/** A separate chunk, because only members need it. */
const recents = new Chunk('recents', () => import('./RecentIcons.tsx'));
const RecentIcons = recents.lazy((module) => module.RecentIcons, RecentLoading);

export const RecentGames = observer(function RecentGames({ title, limit = 8 }: RecentGamesProps) {
  const { locale, session } = useStores();
  const { status, retry } = useSessionStatus();
  // The server renders the page of a guest, which stays until the session is confirmed.
  const isGuest = !useHydrated() || session.isGuest;
  return (
    <Section title={title} className={styles.recent}>
      {content()}
    </Section>
  );

  function content(): ReactNode {
    if (status === 'failed') return <SessionCheckFailed onRetry={retry} />;
    if (!isGuest && session.isMember) return <RecentIcons limit={limit} />;
    return (
      <EmptyState
        icon="history"
        title={locale.t('recent.none')}
        text={locale.t(isGuest ? 'recent.guest' : 'in_need_true_account')}
        action={isGuest ? <LoginLink variant="soft" iconStart="log-in" /> : undefined}
      />
    );
  }
});
