import { openLogin } from '@livery/stores';
import { Button, ButtonGroup, EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { SessionCheckFailed } from '../../core/SessionCheckFailed/SessionCheckFailed.tsx';
import { useStores } from '../../core/stores.ts';
import { useSessionStatus } from '../../core/useSessionStatus.ts';
import { Waiting } from './Waiting.tsx';

/**
 * Content for signed-in visitors; a confirmed guest is asked to sign in. A change of account
 * remounts the content. Source: SESS-05, SESS-10.
 */
export const PlayersOnly = observer(function PlayersOnly({
  onLeave,
  children,
}: {
  onLeave: () => void;
  children: ReactNode;
}) {
  const stores = useStores();
  const { locale, session } = stores;
  const { status, retry } = useSessionStatus();
  const leaveButton = (
    <Button variant="soft" tone="neutral" onClick={onLeave}>
      {locale.t('play.leave')}
    </Button>
  );
  if (status === 'failed') return <SessionCheckFailed onRetry={retry} action={leaveButton} />;
  if (status === 'pending') return <Waiting />;
  if (session.isGuest) {
    return (
      <EmptyState
        icon="lock"
        title={locale.t('games.loginFirst')}
        action={
          <ButtonGroup align="center">
            <Button iconStart="log-in" onClick={() => openLogin(stores)}>
              {locale.t('account.login')}
            </Button>
            {leaveButton}
          </ButtonGroup>
        }
      />
    );
  }
  return <Fragment key={session.view.account}>{children}</Fragment>;
});
