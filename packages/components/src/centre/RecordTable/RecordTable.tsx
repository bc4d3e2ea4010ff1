import type { RecordTableProps } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Pager } from '../../core/paging/Pager.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../parts/ActionButtons.tsx';
import { FigureList } from '../parts/FigureList.tsx';
import { FilterBar } from '../parts/filters/FilterBar.tsx';
import { ListOutcome } from '../parts/ListOutcome.tsx';
import { ShownPeriod, useShownPeriod } from '../parts/shownPeriod.ts';
import { useListOutcome } from '../parts/useListOutcome.ts';
import { ReplyChart } from '../parts/chart/ReplyChart.tsx';
import { replyRow, resolveValues, rowsAt, valueAt } from '../parts/rowValues.ts';
import { useCall } from '../parts/useCall.ts';
import { useFilterRequest } from '../parts/filters/useFilterRequest.ts';
import { CursorRows } from './CursorRows.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RecordRows } from './RecordRows.tsx';
import styles from './RecordTable.module.css';

export const RecordTable = observer(function RecordTable(props: RecordTableProps) {
  const {
    title,
    call,
    query,
    rows = 'list',
    paging = 'pages',
    filters = [],
    figures = [],
    chart,
  } = props;
  const { tools = [], totals = 'totals', export: exported } = props;
  const centre = useStores().get(CentreStore);
  const filtered = { ...resolveValues(query, {}), ...useFilterRequest(filters) };
  const pageNo = usePageNo();
  const request = paging === 'pages' ? { ...filtered, pageNo } : filtered;
  const reply = useCall(call, request);
  const [done, setDone] = useListOutcome(filtered);
  const pageCount = useKnownPageCount(reply.value, JSON.stringify(filtered));
  useLastPage(
    paging === 'pages' && reply.state.status === 'ready' && pageNo > pageCount,
    pageCount,
  );
  const records = (
    <section className={styles.records} aria-busy={reply.state.status === 'loading' || undefined}>
      {title === undefined ? null : <h3>{title}</h3>}
      <FilterBar filters={filters} reply={reply.value} />
      <div className={styles.tools}>
        <ActionButtons
          actions={tools}
          refresh={[call]}
          row={replyRow(reply.value)}
          onDone={setDone}
        />
        {exported ? <ExportButton call={call} request={filtered} file={exported.file} /> : null}
      </div>
      <ListOutcome text={done} rows={reply.value} />
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
              {chart ? <ReplyChart call={call} reply={value} chart={chart} /> : null}
              {paging === 'cursor' ? (
                <CursorRows
                  {...props}
                  request={filtered}
                  first={replyRow(value)}
                  onDone={setDone}
                />
              ) : (
                <RecordRows
                  // Open and chosen rows belong to a page of a request.
                  key={JSON.stringify(request)}
                  {...props}
                  list={list}
                  sums={replyRow(valueAt(value, totals))}
                  onDone={setDone}
                />
              )}
            </>
          );
        }}
      </ResourceView>
      {/* Outside of the view, so that the focus stays on the button while a page is loading. */}
      {paging === 'pages' ? (
        <Pager
          pageNo={pageNo}
          pageCount={pageCount}
          onPage={(page) => {
            setDone('');
            centre.setParams({ page: page === 1 ? '' : String(page) });
          }}
        />
      ) : null}
    </section>
  );
  return <ShownPeriod value={useShownPeriod(filters)}>{records}</ShownPeriod>;
});

/** Returns the number of pages, the last known one while another page of the list is loading. */
function useKnownPageCount(value: unknown, listKey: string): number {
  const total = valueAt(value, 'totalPages');
  const [known, setKnown] = useState({ listKey, pageCount: 1 });
  const pageCount =
    value === undefined && known.listKey === listKey
      ? known.pageCount
      : Math.max(Number(total ?? 1), 1);
  if (known.listKey !== listKey || known.pageCount !== pageCount) setKnown({ listKey, pageCount });
  return pageCount;
}

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
