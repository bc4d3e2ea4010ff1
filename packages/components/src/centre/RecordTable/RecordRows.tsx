import type { CentreColumn, RecordTableProps } from '@livery/model';
import { CentreCallStore, CentreStore } from '@livery/stores';
import { IconButton, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../parts/ActionButtons.tsx';
import { textValues } from '../parts/FigureList.tsx';
import { ReplyValue } from '../parts/ReplyValue.tsx';
import { RowDetail } from '../parts/RowDetail.tsx';
import { resolveValues, showsRow, textAt, valueAt, type Row } from '../parts/rowValues.ts';
import styles from './RecordTable.module.css';

type RowsProps = RecordTableProps & {
  list: readonly Row[];
  /** The operator's totals of all pages. */
  sums: Row;
};

/** Cell of the totals below a column of buttons. */
const emptyCell = <td aria-hidden="true" />;

/** Rows as a table, which a narrow window shows as cards. */
export const RecordRows = observer(function RecordRows(props: RowsProps) {
  const { call, caption, rows = 'list', rowKey, list, sums, detail } = props;
  const { actions = [] } = props;
  const stores = useStores();
  const { locale } = stores;
  const calls = stores.get(CentreCallStore);
  // The schema of the reply says the format of a column without one of its own.
  const columns = props.columns.map(({ format, ...column }) => ({
    ...column,
    format: format ?? calls.formatOf(call, `${rows}.${column.path}`) ?? ('text' as const),
  }));
  const columnCount = columns.length + (actions.length > 0 ? 1 : 0) + (detail ? 1 : 0);
  const hasTotals = columns.some(({ total, path }) => total && valueAt(sums, path) !== undefined);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
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
        {list.map((row, index) => (
          <RecordRow
            key={textAt(row, rowKey) || index}
            {...props}
            columns={columns}
            row={row}
            columnCount={columnCount}
            actions={actions}
          />
        ))}
      </tbody>
      {hasTotals ? (
        <tfoot>
          <tr>
            {detail ? emptyCell : null}
            {columns.map(({ path, label, format, texts, total, narrow }, index) => (
              <td
                key={path}
                data-end={isEnd(format) ? '' : undefined}
                data-label={label}
                data-empty={total ? undefined : ''}
                data-narrow={narrow}
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
  );
});

const RecordRow = observer(function RecordRow({
  row,
  call,
  rows = 'list',
  columns,
  columnCount,
  actions = [],
  detail,
}: RowsProps & { row: Row; columnCount: number }) {
  const { locale } = useStores();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Fragment>
      <tr>
        {detail ? (
          <td className={styles.toggle}>
            <IconButton
              icon="chevron-down"
              size="small"
              label={locale.t('centre.details')}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            />
          </td>
        ) : null}
        {columns.map((column) => (
          <td
            key={column.path}
            data-label={column.label}
            data-primary={column.primary ? '' : undefined}
            data-narrow={column.narrow}
            data-end={isEnd(column.format) ? '' : undefined}
          >
            <RecordCell call={call} rows={rows} column={column} row={row} />
          </td>
        ))}
        {actions.length > 0 ? (
          <td className={styles.buttons}>
            <ActionButtons actions={actions} row={row} refresh={[call]} />
          </td>
        ) : null}
      </tr>
      {detail && isOpen ? (
        <tr id={id} className={styles.opened}>
          <td colSpan={columnCount}>
            <RowDetail detail={detail} call={call} path={rows} row={row} />
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
  if (!showsRow(stores, when, row)) return null;
  const value = (
    <ReplyValue
      value={valueAt(row, path)}
      call={call}
      path={`${rows}.${path}`}
      format={format}
      texts={texts}
      tones={tones}
    />
  );
  if (!link) return value;
  const values = textValues(resolveValues(link.set, row));
  return <a href={stores.get(CentreStore).addressOf(link.page, values)}>{value}</a>;
});

/** Returns whether a column is aligned to the end: amounts and numbers. */
function isEnd(format: CentreColumn['format']): boolean {
  return format !== undefined && ['money', 'signedMoney', 'number', 'percent'].includes(format);
}

/** Header for screen readers. */
function HiddenHeader({ children }: { children: string }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}
