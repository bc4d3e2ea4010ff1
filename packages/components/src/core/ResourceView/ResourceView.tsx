import type { IconName, TextKey } from '@livery/model';
import { valueOf } from '@livery/stores';
import { EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FailedState } from '../FailedState/FailedState.tsx';
import { useStores } from '../stores.ts';
import type { QueryResult } from '../useResource.ts';

export interface ResourceViewProps<T> {
  resource: Pick<QueryResult<T>, 'state' | 'retry'>;
  /** Announced while the value is loading. */
  loadingText: TextKey;
  /** Shown while the value is loading. */
  skeleton: ReactNode;
  /** For the wrapper of the skeleton. */
  className?: string | undefined;
  /** Above the error's sentence. */
  failedTitle?: TextKey | undefined;
  /** Whether there is nothing to show; an empty list if left out. */
  isEmpty?: ((value: T) => boolean) | undefined;
  /** Shown for an empty value: a title, or a whole state. Without it the value is shown. */
  emptyText?: TextKey | undefined;
  emptyIcon?: IconName | undefined;
  empty?: ReactNode;
  /** Rendered with the value, also while it refreshes. */
  children: (value: T) => ReactNode;
}

/** A remote value: loading, failed with a retry, empty, or shown. */
export const ResourceView = observer(function ResourceView<T>({
  resource: { state, retry },
  loadingText,
  skeleton,
  className,
  failedTitle,
  isEmpty = (value) => Array.isArray(value) && value.length === 0,
  emptyText,
  emptyIcon,
  empty,
  children,
}: ResourceViewProps<T>) {
  const { locale } = useStores();
  const value = valueOf(state);
  if (value !== undefined) {
    if (!isEmpty(value)) return children(value);
    if (empty !== undefined) return empty;
    return emptyText === undefined ? (
      children(value)
    ) : (
      <EmptyState icon={emptyIcon} title={locale.t(emptyText)} />
    );
  }
  if (state.status === 'failed')
    return <FailedState title={failedTitle} error={state.error} onRetry={retry} />;
  return (
    <div role="status" aria-label={locale.t(loadingText)} className={className}>
      {skeleton}
    </div>
  );
});
