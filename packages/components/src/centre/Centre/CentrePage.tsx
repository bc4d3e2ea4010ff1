import type { PageDocument } from '@livery/model';
import { Skeleton } from '@livery/ui';
import { Suspense, use } from 'react';
import type { PageRenderer } from './Centre.tsx';

const prepared = new WeakMap<PageDocument, Promise<void>>();

/** A page of the centre, once the code of its components is loaded. */
export function CentrePage(props: { name: string; page: PageDocument; pages: PageRenderer }) {
  return (
    <Suspense fallback={<Skeleton shape="line" lines={8} />}>
      <PreparedPage {...props} />
    </Suspense>
  );
}

function PreparedPage({
  name,
  page,
  pages,
}: {
  name: string;
  page: PageDocument;
  pages: PageRenderer;
}) {
  const ready = prepared.get(page) ?? pages.prepare(page);
  prepared.set(page, ready);
  use(ready);
  return pages.render(name, page);
}
