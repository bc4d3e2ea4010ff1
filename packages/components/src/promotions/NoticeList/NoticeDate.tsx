import type { Notice } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import styles from './NoticeDate.module.css';

/** The day a notice was published; nothing where the operator does not say. */
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
