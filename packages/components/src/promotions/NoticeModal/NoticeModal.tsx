import type { ModalProps } from '@livery/model';
import { OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Pager } from '../../core/paging/Pager.tsx';
import { NoticeDate } from '../NoticeList/NoticeDate.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useNoticePages } from '../NoticeList/useNoticePages.ts';
import styles from './NoticeModal.module.css';

/**
 * List of notices with one open. The selection is stored by id, because the list may grow while the
 * modal is open.
 */
export const NoticeModal = observer(function NoticeModal({ index }: ModalProps['notice']) {
  const { locale } = useStores();
  const { notices, board, pageNo, pageCount, setPageNo } = useNoticePages();
  const [selectedId, setSelectedId] = useState(notices[index]?.id);
  useClosedByNavigation('notice');
  const selected = notices.find(({ id }) => id === selectedId) ?? notices[index] ?? notices[0];
  return (
    <ModalFrame name="notice" title={locale.t('news')} size="large">
      {selected ? (
        <div className={styles.split}>
          <ul role="list" className={styles.list} aria-label={locale.t('news.choose')}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={notice.id === selected.id ? 'true' : undefined}
                  onClick={() => setSelectedId(notice.id)}
                >
                  <OperatorText>{notice.title}</OperatorText>
                </button>
              </li>
            ))}
          </ul>
          <article className={styles.notice}>
            <h3 className={styles.title}>
              <OperatorText>{selected.title}</OperatorText>
            </h3>
            <NoticeDate notice={selected} />
            <RichText html={selected.content} />
          </article>
        </div>
      ) : (
        <ResourceView
          resource={board}
          loadingText="news.loading"
          skeleton={<Skeleton shape="line" lines={6} />}
          isEmpty={() => true}
          emptyText="news.none"
        >
          {() => null}
        </ResourceView>
      )}
      <Pager pageNo={pageNo} pageCount={pageCount} onPage={setPageNo} />
    </ModalFrame>
  );
});
