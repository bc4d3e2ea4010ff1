import type { Notice, NoticeListProps } from '@livery/model';
import { Details, Icon, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { focusListStart } from '../../core/paging/focusListStart.ts';
import { Pager } from '../../core/paging/Pager.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { NoticeDate } from './NoticeDate.tsx';
import styles from './NoticeList.module.css';
import { useHashTarget } from './useHashTarget.ts';
import { useNoticePages } from './useNoticePages.ts';

export const NoticeList = observer(function NoticeList({ title }: NoticeListProps) {
  const section = useRef<HTMLElement>(null);
  const { notices, board, pageNo, pageCount, setPageNo } = useNoticePages();
  const target = useHashTarget(notices.length > 0);
  return (
    <section ref={section} tabIndex={-1} className={styles.page}>
      <h1>{title}</h1>
      {notices.length === 0 ? (
        <ResourceView
          resource={board}
          loadingText="news.loading"
          skeleton={<Skeleton shape="line" lines={12} />}
          isEmpty={() => true}
          emptyText="news.none"
        >
          {() => null}
        </ResourceView>
      ) : (
        <ul role="list" className={styles.list}>
          {notices.map((notice) => (
            <NoticeEntry key={notice.id} notice={notice} isTarget={String(notice.id) === target} />
          ))}
        </ul>
      )}
      <Pager
        pageNo={pageNo}
        pageCount={pageCount}
        onPage={(page) => {
          setPageNo(page);
          focusListStart(section.current);
        }}
      />
    </section>
  );
});

/** Expandable notice. Starts closed, because the server does not know the URL hash. */
function NoticeEntry({ notice, isTarget }: { notice: Notice; isTarget: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (isTarget) setOpen(true);
  }, [isTarget]);
  return (
    <li>
      <Details id={String(notice.id)} className={styles.entry} open={open} onToggle={setOpen}>
        <summary className={styles.summary}>
          <span className={styles.head}>
            <strong>
              <OperatorText>{notice.title}</OperatorText>
            </strong>
            <NoticeDate notice={notice} />
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.content}>{open ? <RichText html={notice.content} /> : null}</div>
      </Details>
    </li>
  );
}
