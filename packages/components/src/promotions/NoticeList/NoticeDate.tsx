import type { Notice } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import styles from './NoticeDate.module.css';

/** Publication date of a notice. Renders nothing if the operator does not send one. */
export const NoticeDate = observer(function NoticeDate({
  notice: { publishedAt },
}: {
  notice: Notice;
}) {
  const stores = useStores();
  return publishedAt ? (
    <time className={styles.date} dateTime={publishedAt}>
      {formatDateTime(stores, publishedAt, { dateStyle: 'long' })}
    </time>
  ) : null;
});
