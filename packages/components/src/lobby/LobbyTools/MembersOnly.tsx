import { requireRealAccount } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoginLink } from '../../core/LoginLink/LoginLink.tsx';
import { SessionCheckFailed } from '../../core/SessionCheckFailed/SessionCheckFailed.tsx';
import { useStores } from '../../core/stores.ts';
import { useSessionStatus } from '../../core/useSessionStatus.ts';
import { GamesLoading } from './GamesLoading.tsx';
import type { OtherGamesProps } from './OtherGames.tsx';

/**
 * Content of real accounts. Guests are asked to sign in; trial accounts see that they need a real
 * account. Source: SESS-03, SESS-10.
 */
export const MembersOnly = observer(function MembersOnly({
  tiles,
  children,
}: Pick<OtherGamesProps, 'tiles'> & { children: ReactNode }) {
  const stores = useStores();
  const { locale, session } = stores;
  const { status, retry } = useSessionStatus();
  const isTrial = !session.isGuest && !session.isMember;
  const warn = useEffectEvent(() => void requireRealAccount(stores));
  useEffect(() => {
    if (isTrial) warn();
  }, [isTrial]);
  if (session.isMember) return children;
  if (isTrial)
    return (
      <EmptyState
        icon="history"
        title={locale.t('account.trial')}
        text={locale.t('in_need_true_account')}
      />
    );
  if (status === 'failed') return <SessionCheckFailed onRetry={retry} />;
  if (status === 'pending') return <GamesLoading tiles={tiles} />;
  return (
    <EmptyState
      icon="history"
      title={locale.t('lobby.recentGuest')}
      text={locale.t('lobby.recentGuestHint')}
      action={<LoginLink />}
    />
  );
});
