import type { RecordTableProps } from '@livery/model';
import { attempt, CentreCallStore, type ApiError } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import { replyRow, rowsAt, valueAt, type Row } from '../parts/rowValues.ts';
import { RecordRows } from './RecordRows.tsx';
import styles from './RecordTable.module.css';

type CursorProps = RecordTableProps & {
  request: Readonly<Record<string, unknown>>;
  /** The reply with the first rows. */
  first: Row;
  /** Receives the outcome of a row's action. */
  onDone: (text: string) => void;
};

/** Rows that are loaded piece by piece, from the newest on. */
export function CursorRows(props: CursorProps) {
  // Other filters, or a newer first page, replace the loaded rows.
  return <MoreRows key={JSON.stringify([props.request, props.first.nextCursor])} {...props} />;
}

const MoreRows = observer(function MoreRows(props: CursorProps) {
  const { call, rows = 'list', totals = 'totals', request, first } = props;
  const stores = useStores();
  const { locale } = stores;
  const [further, setFurther] = useState<readonly Row[]>([]);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const load = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    const { reply, error: failure } = await attempt(
      stores.get(CentreCallStore).load(call, { ...request, cursor }),
    );
    setBusy(false);
    if (failure) return setError(failure);
    const next = replyRow(reply);
    setFurther((loaded) => [...loaded, ...rowsAt(next, rows)]);
    setCursor(next.nextCursor);
  };
  return (
    <>
      <RecordRows
        {...props}
        list={[...rowsAt(first, rows), ...further]}
        sums={replyRow(valueAt(first, totals))}
      />
      <p className={styles.error} role="alert">
        {error ? <ErrorSentence error={error} /> : null}
      </p>
      {typeof cursor === 'string' && cursor !== '' ? (
        <Button variant="soft" className={styles.more} busy={busy} onClick={() => void load()}>
          {locale.t('centre.more')}
        </Button>
      ) : null}
    </>
  );
});
