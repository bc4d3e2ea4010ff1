import type { TextKey } from '@livery/model';
import type { ApiError } from '@livery/stores';
import { ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';

export interface FailedStateProps {
  error: ApiError;
  onRetry: () => void;
  /** Above the error's sentence. */
  title?: TextKey | undefined;
}

/** A failed call: the reason, and a button that retries. */
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
      text={errorText(stores, error)}
      retryLabel={locale.t('games.retry')}
      onRetry={onRetry}
    />
  );
});
