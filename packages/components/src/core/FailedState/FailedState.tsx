import type { TextKey } from '@livery/model';
import type { ApiError } from '@livery/stores';
import { ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ErrorSentence } from '../ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../stores.ts';

export interface FailedStateProps {
  error: ApiError;
  onRetry: () => void;
  /** Heading above the error message. */
  title?: TextKey | undefined;
}

/** Error message of a failed call, with a retry button. */
export const FailedState = observer(function FailedState({
  error,
  onRetry,
  title,
}: FailedStateProps) {
  const stores = useStores();
  const { locale } = stores;
  return (
    <ErrorState
      {...(title === undefined ? {} : { title: locale.t(title) })}
      text={<ErrorSentence error={error} />}
      retryLabel={locale.t('games.retry')}
      onRetry={onRetry}
    />
  );
});
