import type { CentreColumn, CentreDetail } from '@livery/model';
import { CentreCallStore } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { LinkedValue } from './LinkedValue.tsx';
import styles from './RowDetail.module.css';
import { replyRow, resolveValues, rowsAt, showsRow, valueAt, type Row } from './rowValues.ts';
import { useCall } from './useCall.ts';

interface RowDetailProps {
  detail: CentreDetail;
  /** Call of the table, whose row this is. */
  call: string;
  /** Path of the rows in the reply of that call. */
  path: string;
  row: Row;
}

/** Content that a row opens: values of the row, or of a reply that it loads. */
export function RowDetail(props: RowDetailProps) {
  const { call, path, row } = props;
  const { call: detailCall, row: rowColumns } = props.detail;
  const pathOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return (
    <>
      {rowColumns ? <Values call={call} pathOf={pathOf} columns={rowColumns} row={row} /> : null}
      {detailCall === undefined ? (
        <DetailContent {...props} />
      ) : (
        <LoadedDetail {...props} detailCall={detailCall} />
      )}
    </>
  );
}

const LoadedDetail = observer(function LoadedDetail({
  detail,
  detailCall,
  row,
}: RowDetailProps & { detailCall: string }) {
  const calls = useStores().get(CentreCallStore);
  const reply = useCall(detailCall, resolveValues(detail.set, row));
  const isReady = reply.value !== undefined;
  const { refresh } = detail;
  useEffect(() => {
    if (isReady && refresh) calls.refresh(refresh);
  }, [calls, isReady, refresh]);
  return (
    <ResourceView
      resource={reply}
      loadingText="centre.loading"
      skeleton={<Skeleton shape="line" lines={3} />}
    >
      {(value) => <DetailContent detail={detail} call={detailCall} path="" row={replyRow(value)} />}
    </ResourceView>
  );
});

const DetailContent = observer(function DetailContent({ detail, call, path, row }: RowDetailProps) {
  const { fields = [], html, list, columns = [] } = detail;
  const pathOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const entries = list === undefined ? [] : rowsAt(row, list);
  const text = html === undefined ? undefined : valueAt(row, html);
  return (
    <div className={styles.detail}>
      {fields.length > 0 ? <Values call={call} pathOf={pathOf} columns={fields} row={row} /> : null}
      {typeof text === 'string' ? <RichText html={text} /> : null}
      {list !== undefined && entries.length > 0 ? (
        <ol role="list" className={styles.entries}>
          {entries.map((entry, index) => (
            <li key={index}>
              <Values
                call={call}
                pathOf={(name) => pathOf(`${list}.${name}`)}
                columns={columns}
                row={entry}
              />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
});

/** Values of a row with their labels. */
export const Values = observer(function Values({
  call,
  pathOf,
  columns,
  row,
}: {
  call: string;
  pathOf: (name: string) => string;
  columns: readonly CentreColumn[];
  row: Row;
}) {
  const stores = useStores();
  return (
    <dl className={styles.values}>
      {columns
        .filter(({ when }) => showsRow(stores, when, row))
        .map(({ path, label, format, texts, tones, link }) => (
          <div
            key={path}
            className={styles.value}
            data-wide={format === 'invitation' ? '' : undefined}
          >
            <dt>{label}</dt>
            <dd>
              <LinkedValue
                value={valueAt(row, path)}
                call={call}
                path={pathOf(path)}
                format={format}
                texts={texts}
                tones={tones}
                link={link}
                row={row}
              />
            </dd>
          </div>
        ))}
    </dl>
  );
});
