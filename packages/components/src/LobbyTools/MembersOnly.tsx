import { requireRealAccount } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { LoginLink } from '../LoginLink/LoginLink.tsx';
import { useStores } from '../stores.ts';
import { GamesComing } from './GamesComing.tsx';
import type { OtherGamesProps } from './OtherGames.tsx';

/** What belongs to a real account: a guest is asked to sign in, and a trial account is told what it needs. Source: requirements SESS-03, SESS-10. */
export const MembersOnly = observer(function MembersOnly({ tiles, children }: Pick<OtherGamesProps, 'tiles'> & { children: ReactNode }) {
  const stores = useStores();
  const { locale, session } = stores;
  const [asked, setAsked] = useState(session.confirmed);
  const ask = useEffectEvent(() => void session.known().then(() => setAsked(true)));
  useEffect(() => ask(), []);
  const isTrial = !session.isGuest && !session.isMember;
  const warn = useEffectEvent(() => void requireRealAccount(stores));
  useEffect(() => {
    if (isTrial) warn();
  }, [isTrial]);
  if (session.isMember) return children;
  if (isTrial) return <EmptyState icon="history" title={locale.t('account.trial')} text={locale.t('in_need_true_account')} />;
  if (!asked) return <GamesComing tiles={tiles} />;
  return <EmptyState icon="history" title={locale.t('lobby.recentGuest')} text={locale.t('lobby.recentGuestHint')} action={<LoginLink />} />;
});
