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
  /** Announced to screen readers while the value is loading. */
  loadingText: TextKey;
  /** Shown while the value is loading. */
  skeleton: ReactNode;
  /** Class of the skeleton's wrapper. */
  className?: string | undefined;
  /** Heading above the error message. */
  failedTitle?: TextKey | undefined;
  /** Whether the value has nothing to show; by default, whether it is an empty list. */
  isEmpty?: ((value: T) => boolean) | undefined;
  /** Title for an empty value; without it and `empty`, `children` renders the empty value. */
  emptyText?: TextKey | undefined;
  emptyIcon?: IconName | undefined;
  /** Replaces the whole empty state. */
  empty?: ReactNode;
  /** Renders the value, also during a refresh. */
  children: (value: T) => ReactNode;
}

/** Renders a remote value or its state: loading, failed with a retry button, or empty. */
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
