import type { TextKey } from '@livery/model';
import { valueOf, type Loadable } from '@livery/stores';
import { EmptyState, ErrorState, Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';

export interface ResourceSectionProps<T> {
  title: string;
  /** 1 where it is what the page is about. */
  level?: 1 | 2 | undefined;
  state: Loadable<T>;
  /** The items of the value; none of them is the empty state. */
  isEmpty: (value: T) => boolean;
  empty: TextKey;
  skeleton: ReactNode;
  onRetry: () => void;
  /** The route "all" leads to. */
  moreRoute?: string | undefined;
  children: (value: T) => ReactNode;
}

/**
 * A headed part of a page that shows a remote value: loading, empty, failed, or there. What was
 * shown stays while it refreshes.
 */
export const ResourceSection = observer(function ResourceSection<T>({
  title,
  level,
  state,
  isEmpty,
  empty,
  skeleton,
  onRetry,
  moreRoute,
  children,
}: ResourceSectionProps<T>) {
  const stores = useStores();
  const { locale, site } = stores;
  const more = moreRoute === undefined ? undefined : site.routePath(moreRoute);
  return (
    <Section
      title={title}
      level={level}
      seeAll={
        more === undefined
          ? undefined
          : { href: more, text: locale.t('games.all'), label: `${title}: ${locale.t('games.all')}` }
      }
    >
      {content()}
    </Section>
  );

  function content(): ReactNode {
    const value = valueOf(state);
    if (value !== undefined)
      return isEmpty(value) ? <EmptyState title={locale.t(empty)} /> : children(value);
    if (state.status === 'failed')
      return (
        <ErrorState
          text={errorText(stores, state.error)}
          retryLabel={locale.t('games.retry')}
          onRetry={onRetry}
        />
      );
    return (
      <div role="status" aria-label={locale.t('games.loading')}>
        {skeleton}
      </div>
    );
  }
});
