import type { ModalProps } from '@livery/model';
import { NoticesStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import styles from './PopupNoticeModal.module.css';

/**
 * Announcements that open without a click, one after the other. Each is recorded as shown when it
 * becomes visible.
 */
export const PopupNoticeModal = observer(function PopupNoticeModal({
  ids,
}: ModalProps['popupNotice']) {
  const stores = useStores();
  const { locale, modals } = stores;
  const notices = stores.get(NoticesStore);
  const { value } = useResource(notices.popups, {});
  const [position, setPosition] = useState(0);
  useClosedByNavigation('popupNotice');
  const id = ids[position];
  useEffect(() => {
    if (id !== undefined) notices.markShown(id);
  }, [notices, id]);
  const notice = value?.popup?.find((popup) => String(popup.id) === id);
  const isLast = position + 1 >= ids.length;
  return (
    <ModalFrame
      name="popupNotice"
      title={notice?.title ?? locale.t('news')}
      actions={
        <>
          {ids.length > 1 ? (
            <span className={styles.count}>
              {locale.t('news.count', { number: position + 1, count: ids.length })}
            </span>
          ) : null}
          <Button
            onClick={() => (isLast ? void modals.hide('popupNotice') : setPosition(position + 1))}
          >
            {locale.t(isLast ? 'dialog.ok' : 'news.next')}
          </Button>
        </>
      }
    >
      {notice ? <RichText html={notice.content} /> : null}
    </ModalFrame>
  );
});
