import type { CentreColumn, RecordTableProps } from '@livery/model';
import { CentreCallStore } from '@livery/stores';
import { Badge, EmptyState, Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, type MouseEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../parts/ActionButtons.tsx';
import { LinkedValue } from '../parts/LinkedValue.tsx';
import { ReplyValue } from '../parts/ReplyValue.tsx';
import { RowDetail } from '../parts/RowDetail.tsx';
import { showsRow, textAt, valueAt, type Row } from '../parts/rowValues.ts';
import styles from './RecordTable.module.css';
import { RowChoice, SelectionBar, useSelection, type Selection } from './RowSelection.tsx';
import { useOpenRows } from './useOpenRows.ts';

type RowsProps = RecordTableProps & {
  list: readonly Row[];
  /** The operator's totals of all pages. */
  sums: Row;
  /** Receives the outcome of a row's action. */
  onDone: (text: string) => void;
};

/** Cell of the totals below a column of buttons. */
const emptyCell = <td aria-hidden="true" />;

/** Rows as a table, which a narrow window shows as cards. */
export const RecordRows = observer(function RecordRows(props: RowsProps) {
  const { call, caption, rows = 'list', rowKey, list, sums, detail } = props;
  const { actions = [], selection, onDone } = props;
  const stores = useStores();
  const { locale } = stores;
  const calls = stores.get(CentreCallStore);
  const open = useOpenRows(list, rowKey, calls.changesOf(call));
  const keys = list.map((row) => textAt(row, rowKey));
  const chosen = useSelection(keys);
  // The schema of the reply says the format of a column without one of its own.
  const columns = props.columns.map(({ format, ...column }) => ({
    ...column,
    format: format ?? calls.formatOf(call, `${rows}.${column.path}`) ?? ('text' as const),
  }));
  const columnCount =
    columns.length + [selection, detail, actions.length > 0].filter(Boolean).length;
  const hasTotals = columns.some(({ total, path }) => total && valueAt(sums, path) !== undefined);
  if (open.rows.length === 0)
    return <EmptyState icon="list" title={props.empty ?? locale.t('centre.none')} />;
  const table = (
    <div ref={reachIfScrolled} className={styles.scroller} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {selection ? <HiddenHeader>{locale.t('centre.select')}</HiddenHeader> : null}
            {detail ? <HiddenHeader>{locale.t('centre.details')}</HiddenHeader> : null}
            {columns.map(({ path, label, format }) => (
              <th key={path} scope="col" data-end={isEnd(format) ? '' : undefined}>
                {label}
              </th>
            ))}
            {actions.length > 0 ? <HiddenHeader>{locale.t('centre.actions')}</HiddenHeader> : null}
          </tr>
        </thead>
        <tbody>
          {open.rows.map((row, index) => (
            <RecordRow
              key={textAt(row, rowKey) || index}
              {...props}
              columns={columns}
              row={row}
              columnCount={columnCount}
              actions={actions}
              chosen={chosen}
              isOpen={open.isOpen(row)}
              onToggle={() => open.toggle(row)}
            />
          ))}
        </tbody>
        {hasTotals ? (
          <tfoot>
            <tr>
              {selection ? emptyCell : null}
              {detail ? emptyCell : null}
              {columns.map(({ path, label, format, texts, total, narrow }, index) => (
                <td
                  key={path}
                  data-end={isEnd(format) ? '' : undefined}
                  // The first cell names the row, also on a card.
                  {...((total || index > 0) && {
                    'data-label': label,
                    'data-empty': total ? undefined : '',
                    'data-narrow': narrow,
                  })}
                >
                  {total ? (
                    <ReplyValue
                      value={valueAt(sums, path)}
                      call={call}
                      path={`${rows}.${path}`}
                      format={format}
                      texts={texts}
                    />
                  ) : index === 0 ? (
                    locale.t('centre.total')
                  ) : null}
                </td>
              ))}
              {actions.length > 0 ? emptyCell : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
  if (!selection) return table;
  return (
    <>
      <SelectionBar selection={selection} listed={keys} rows={chosen} call={call} onDone={onDone} />
      {table}
    </>
  );
});

/** Lets a keyboard reach and scroll a table that is wider than its window. */
function reachIfScrolled(box: HTMLDivElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}

const RecordRow = observer(function RecordRow({
  row,
  call,
  rows = 'list',
  columns,
  columnCount,
  actions = [],
  detail,
  detailActions = [],
  selection,
  rowKey,
  chosen,
  isOpen,
  onToggle,
  onDone,
}: RowsProps & {
  row: Row;
  columnCount: number;
  chosen: Selection;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { locale } = useStores();
  const id = useId();
  const named = columns.find(({ primary }) => primary) ?? columns[0];
  const onRowClick = (event: MouseEvent<HTMLTableRowElement>): void => {
    if (isForRow(event)) onToggle();
  };
  return (
    <Fragment>
      <tr {...(detail && { className: styles.target, onClick: onRowClick })}>
        {selection ? (
          <td className={styles.choice}>
            <RowChoice
              name={named ? textAt(row, named.path) : ''}
              rowKey={textAt(row, rowKey)}
              rows={chosen}
            />
          </td>
        ) : null}
        {detail ? (
          <td className={styles.toggle}>
            <button
              type="button"
              className={styles.toggleButton}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-labelledby={`${id}-title ${id}-details`}
              onClick={onToggle}
            >
              <Icon name="chevron-down" />
              <span id={`${id}-details`} className={styles.toggleText}>
                {locale.t('centre.details')}
              </span>
            </button>
          </td>
        ) : null}
        {columns.map((column) => (
          <td
            key={column.path}
            id={column === named ? `${id}-title` : undefined}
            data-label={column.label}
            data-primary={column.primary ? '' : undefined}
            data-narrow={column.narrow}
            data-end={isEnd(column.format) ? '' : undefined}
          >
            {column === named && row.sample === true ? (
              // Together, because a card places the parts of a cell at its ends.
              <span>
                <RecordCell call={call} rows={rows} column={column} row={row} />{' '}
                <Badge>{locale.t('sample.label')}</Badge>
              </span>
            ) : (
              <RecordCell call={call} rows={rows} column={column} row={row} />
            )}
          </td>
        ))}
        {actions.length > 0 ? (
          <td className={styles.buttons}>
            <ActionButtons actions={actions} row={row} refresh={[call]} onDone={onDone} />
          </td>
        ) : null}
      </tr>
      {detail && isOpen ? (
        <tr id={id} className={styles.opened}>
          <td colSpan={columnCount}>
            <RowDetail detail={detail} call={call} path={rows} row={row} />
            <div className={styles.detailActions}>
              <ActionButtons actions={detailActions} row={row} refresh={[call]} onDone={onDone} />
            </div>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
});

const RecordCell = observer(function RecordCell({
  call,
  rows,
  column: { path, format, texts, tones, link, when },
  row,
}: {
  call: string;
  rows: string;
  column: CentreColumn;
  row: Row;
}) {
  const stores = useStores();
  if (!showsRow(stores, when, row)) return '–';
  return (
    <LinkedValue
      value={valueAt(row, path)}
      call={call}
      path={`${rows}.${path}`}
      format={format}
      texts={texts}
      tones={tones}
      link={link}
      row={row}
    />
  );
});

/**
 * Returns whether a click is for its row: not for a control in it, nor the end of a selection of
 * text.
 */
function isForRow({ currentTarget, target }: MouseEvent<HTMLTableRowElement>): boolean {
  const control = target instanceof Element && target.closest('a, button, input, label, select');
  const selection = window.getSelection();
  const isSelecting =
    selection?.isCollapsed === false && currentTarget.contains(selection.anchorNode);
  return !control && !isSelecting;
}

const ends: readonly CentreColumn['format'][] = [
  'money',
  'signedMoney',
  'number',
  'signedNumber',
  'percent',
];

/** Returns whether a column is aligned to the end: amounts and numbers. */
function isEnd(format: CentreColumn['format']): boolean {
  return ends.includes(format);
}

/** Header for screen readers. */
function HiddenHeader({ children }: { children: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}
