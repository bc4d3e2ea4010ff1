import { Pagination } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';

/** Pages of a list; nothing for a single page. */
export const Pager = observer(function Pager({
  pageNo,
  pageCount,
  onPage,
}: {
  /** Current page, counted from 1. */
  pageNo: number;
  pageCount: number;
  onPage: (pageNo: number) => void;
}) {
  const { locale } = useStores();
  if (pageCount < 2) return null;
  return (
    <Pagination
      label={locale.t('pager.label')}
      page={pageNo}
      pageCount={pageCount}
      text={locale.t('pager.status', { page: pageNo, pages: pageCount })}
      labels={{
        first: locale.t('pager.first'),
        previous: locale.t('pager.previous'),
        next: locale.t('pager.next'),
        last: locale.t('pager.last'),
      }}
      onPage={onPage}
    />
  );
});
