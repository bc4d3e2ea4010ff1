import { Button, EmptyState, Skeleton } from '@livery/ui';
import type { IconName } from '@livery/model';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LoginLink } from '../../core/LoginLink/LoginLink.tsx';
import { SessionCheckFailed } from '../../core/SessionCheckFailed/SessionCheckFailed.tsx';
import { useStores } from '../../core/stores.ts';
import { useSessionStatus } from '../../core/useSessionStatus.ts';

/**
 * Content of the signed-in account; a confirmed guest is asked to sign in. Trial accounts have
 * favourites, but no bets, because bets require a real account. Source: SESS-03, SESS-10.
 */
export const OwnLotteries = observer(function OwnLotteries({
  icon,
  trial,
  children,
}: {
  icon: IconName;
  trial: boolean;
  children: ReactNode;
}) {
  const { locale, session, site } = useStores();
  const { status, retry } = useSessionStatus();
  if (status === 'failed') return <SessionCheckFailed onRetry={retry} />;
  if (status === 'pending')
    return (
      <div role="status" aria-label={locale.t('state.loading')}>
        <Skeleton shape="line" lines={6} />
      </div>
    );
  if (session.isGuest)
    return (
      <EmptyState icon={icon} title={locale.t('lottery.membersOnly')} action={<LoginLink />} />
    );
  if (!session.isMember && !trial) {
    const register = site.routePath('register');
    const action =
      register === undefined ? undefined : (
        <Button href={register}>{locale.t('account.register')}</Button>
      );
    return (
      <EmptyState
        icon={icon}
        title={locale.t('account.trial')}
        text={locale.t('in_need_true_account')}
        action={action}
      />
    );
  }
  return children;
});
