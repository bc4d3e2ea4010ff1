import { CentreStore } from '@livery/stores';
import { Pagination } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

/** Pages of the records; nothing for a single page. */
export const RecordPages = observer(function RecordPages({
  pageNo,
  pageCount,
  onTurn,
}: {
  pageNo: number;
  pageCount: number;
  /** Called when the player turns the page. */
  onTurn: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  if (pageCount < 2) return null;
  return (
    <Pagination
      label={locale.t('pager.label')}
      page={pageNo}
      pageCount={pageCount}
      onPage={(page) => {
        onTurn();
        stores.get(CentreStore).setParams({ page: page === 1 ? '' : String(page) });
      }}
      text={locale.t('pager.status', { page: pageNo, pages: pageCount })}
      labels={{
        first: locale.t('pager.first'),
        previous: locale.t('pager.previous'),
        next: locale.t('pager.next'),
        last: locale.t('pager.last'),
      }}
    />
  );
});
