import type { ModalProps } from '@livery/model';
import { NoticesStore } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NoticeDate } from '../NoticeList/NoticeDate.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import styles from './NoticeModal.module.css';

/** The notices, one of them open. Which one is kept by its id: the list may grow under it. */
export const NoticeModal = observer(function NoticeModal({ index }: ModalProps['notice']) {
  const stores = useStores();
  const { locale } = stores;
  const notices = stores.get(NoticesStore);
  const board = useResource(notices.board, {});
  const { all } = notices;
  const [chosen, setChosen] = useState(all[index]?.id);
  useClosedByNavigation('notice');
  const shown = all.find(({ id }) => id === chosen) ?? all[index] ?? all[0];
  return (
    <ModalFrame name="notice" title={locale.t('news')} size="large">
      {shown ? (
        <div className={styles.split}>
          <ul role="list" className={styles.list} aria-label={locale.t('news.choose')}>
            {all.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={notice.id === shown.id ? 'true' : undefined}
                  onClick={() => setChosen(notice.id)}
                >
                  {notice.title}
                </button>
              </li>
            ))}
          </ul>
          <article className={styles.notice}>
            <h3 className={styles.title} dir="auto">
              {shown.title}
            </h3>
            <NoticeDate notice={shown} />
            <RichText html={shown.content} />
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
    </ModalFrame>
  );
});
