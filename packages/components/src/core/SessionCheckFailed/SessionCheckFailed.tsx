import { ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';

export interface SessionCheckFailedProps {
  onRetry: () => void;
  /** Additional button beside the retry button. */
  action?: ReactNode;
}

/** Error in place of members' content when the request for the session's status failed. */
export const SessionCheckFailed = observer(function SessionCheckFailed({
  onRetry,
  action,
}: SessionCheckFailedProps) {
  const { locale } = useStores();
  return (
    <ErrorState
      text={locale.t('error.network_failed')}
      retryLabel={locale.t('games.retry')}
      onRetry={onRetry}
      action={action}
    />
  );
});
