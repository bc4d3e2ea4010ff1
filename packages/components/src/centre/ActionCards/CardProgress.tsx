import type { ActionCardsProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { ReplyValue } from '../parts/ReplyValue.tsx';
import { valueAt, type Row } from '../parts/rowValues.ts';
import styles from './ActionCards.module.css';

type Progress = NonNullable<ActionCardsProps['card']['progress']>;

/** Progress towards the target of a card; nothing while one of both is unknown. */
export const CardProgress = observer(function CardProgress({
  call,
  list,
  progress: { value, max, label, format },
  row,
}: {
  call: string;
  list: string;
  progress: Progress;
  row: Row;
}) {
  const [reached, target] = [valueAt(row, value), valueAt(row, max)];
  if (typeof reached !== 'number' || typeof target !== 'number') return null;
  return (
    <div className={styles.progress}>
      <div className={styles.progressText}>
        <span>{label}</span>
        {/* What is reached comes first in every language. */}
        <bdi dir="ltr">
          <ReplyValue value={reached} call={call} path={`${list}.${value}`} format={format} />
          {' / '}
          <ReplyValue value={target} call={call} path={`${list}.${max}`} format={format} />
        </bdi>
      </div>
      <progress aria-label={label} value={Math.min(reached, target)} max={target} />
    </div>
  );
});
