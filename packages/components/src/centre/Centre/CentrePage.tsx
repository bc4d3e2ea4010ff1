import type { PageDocument } from '@livery/model';
import { ApiError } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { Suspense, use, useState } from 'react';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import type { PageRenderer } from './Centre.tsx';

/** Whether the components of each page are loaded. */
const prepared = new WeakMap<PageDocument, Promise<boolean>>();

interface CentrePageProps {
  name: string;
  page: PageDocument;
  pages: PageRenderer;
}

/** A page of the centre, once the code of its components is loaded. */
export function CentrePage(props: CentrePageProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    prepared.delete(props.page);
    setAttempt(attempt + 1);
  };
  return (
    <Suspense key={attempt} fallback={<Skeleton shape="line" lines={8} />}>
      <PreparedPage {...props} onRetry={retry} />
    </Suspense>
  );
}

function PreparedPage({ name, page, pages, onRetry }: CentrePageProps & { onRetry: () => void }) {
  const ready =
    prepared.get(page) ??
    pages.prepare(page).then(
      () => true,
      () => false,
    );
  prepared.set(page, ready);
  if (use(ready)) return pages.render(name, page);
  const error = new ApiError({ code: 'network_failed', call: 'getCentre' });
  return <FailedState error={error} onRetry={onRetry} />;
}
