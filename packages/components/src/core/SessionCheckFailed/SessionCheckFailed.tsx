import { ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';

export interface SessionCheckFailedProps {
  onRetry: () => void;
  /** Another way on, beside retrying. */
  action?: ReactNode;
}

/** Shown for content of members when the session's status could not be requested. */
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
