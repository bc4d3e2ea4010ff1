import type { RecentGamesProps } from '@livery/contract';
import { EmptyState, Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { LoginLink } from '../LoginLink/LoginLink.tsx';
import { useStores } from '../stores.ts';
import { useHydrated } from '../useHydrated.ts';
import { RecentIcons } from './RecentIcons.tsx';
import styles from './RecentGames.module.css';

export const RecentGames = observer(function RecentGames({ title, limit = 8 }: RecentGamesProps) {
  const { locale, session } = useStores();
  // What the server wrote is a guest's.
  const guest = !useHydrated() || session.isGuest;
  return (
    <Section title={title} className={styles.recent}>
      {!guest && session.isMember ? <RecentIcons limit={limit} /> : (
        <EmptyState
          icon="history" title={locale.t('recent.none')} text={locale.t(guest ? 'recent.guest' : 'in_need_true_account')}
          action={guest ? <LoginLink variant="soft" iconStart="log-in" /> : undefined}
        />
      )}
    </Section>
  );
});
