import type { RecordTableProps } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { EmptyState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../parts/ActionButtons.tsx';
import { FigureList } from '../parts/FigureList.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { replyRow, resolveValues, rowsAt, valueAt } from '../parts/rowValues.ts';
import { useCall } from '../parts/useCall.ts';
import { useFilterRequest } from '../parts/useFilterRequest.ts';
import { CursorRows } from './CursorRows.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RecordPages } from './RecordPages.tsx';
import { RecordRows } from './RecordRows.tsx';
import styles from './RecordTable.module.css';

export const RecordTable = observer(function RecordTable(props: RecordTableProps) {
  const { title, call, query, rows = 'list', paging = 'pages', filters = [], figures = [] } = props;
  const { tools = [], empty, totals = 'totals', export: exported } = props;
  const { locale } = useStores();
  const filtered = { ...resolveValues(query, {}), ...useFilterRequest(filters) };
  const pageNo = usePageNo();
  const request = paging === 'pages' ? { ...filtered, pageNo } : filtered;
  const reply = useCall(call, request);
  const pageCount = Math.max(Number(valueAt(reply.value, 'totalPages') ?? 1), 1);
  useLastPage(
    paging === 'pages' && reply.state.status === 'ready' && pageNo > pageCount,
    pageCount,
  );
  return (
    <section className={styles.records} aria-busy={reply.state.status === 'loading' || undefined}>
      {title === undefined ? null : <h3>{title}</h3>}
      <FilterBar filters={filters} />
      <div className={styles.tools}>
        <ActionButtons actions={tools} refresh={[call]} row={replyRow(reply.value)} />
        {exported ? <ExportButton call={call} request={filtered} file={exported.file} /> : null}
      </div>
      <ResourceView
        resource={reply}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={8} />}
      >
        {(value) => {
          const list = rowsAt(value, rows);
          return (
            <>
              {figures.length > 0 ? (
                <FigureList call={call} reply={replyRow(value)} figures={figures} />
              ) : null}
              {list.length === 0 ? (
                <EmptyState icon="list" title={empty ?? locale.t('centre.none')} />
              ) : paging === 'cursor' ? (
                <CursorRows {...props} request={filtered} first={replyRow(value)} />
              ) : (
                <RecordRows {...props} list={list} sums={replyRow(valueAt(value, totals))} />
              )}
              {paging === 'pages' ? <RecordPages pageNo={pageNo} pageCount={pageCount} /> : null}
            </>
          );
        }}
      </ResourceView>
    </section>
  );
});

/** Returns the page number of the address. */
function usePageNo(): number {
  const text = useStores().get(CentreStore).param('page');
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Leads from a page that no longer exists to the last one. */
function useLastPage(isPast: boolean, pageCount: number): void {
  const centre = useStores().get(CentreStore);
  useEffect(() => {
    if (isPast) centre.setParams({ page: pageCount === 1 ? '' : String(pageCount) });
  }, [centre, isPast, pageCount]);
}
