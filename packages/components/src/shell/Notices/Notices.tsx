import { ToastRegion, type Toast } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { errorText } from '../../core/errorText.ts';
import { useOnline } from '../../core/refresh/useOnline.ts';
import { useStores } from '../../core/stores.ts';

/**
 * Shows problems that are not the result of a form: no network, an ended session, or a page or
 * chunk that failed to load.
 */
export const Notices = observer(function Notices() {
  const stores = useStores();
  const { chunks, locale, page, session } = stores;
  const isOnline = useOnline();
  const [isOfflineDismissed, setIsOfflineDismissed] = useState(false);
  if (isOnline && isOfflineDismissed) setIsOfflineDismissed(false);
  const notices: (Toast & { dismiss: () => void })[] = [];
  if (!isOnline && !isOfflineDismissed)
    notices.push({
      id: 'offline',
      text: locale.t('offline.notice'),
      tone: 'warning',
      dismiss: () => setIsOfflineDismissed(true),
    });
  if (session.ended)
    notices.push({
      id: 'session',
      text: locale.t('session.ended'),
      tone: 'warning',
      dismiss: session.dismissEnd,
    });
  if (page.error)
    notices.push({
      id: 'page',
      text: errorText(stores, page.error),
      tone: 'negative',
      dismiss: page.dismissError,
    });
  if (chunks.failure) {
    const { chunk, fault } = chunks.failure;
    const text = locale.t('error.chunk', { chunk, type: locale.t(`error.chunk.${fault}`) });
    notices.push({
      id: 'chunk',
      text,
      tone: 'negative',
      action: { label: locale.t('error.retry'), onClick: chunks.retry },
      dismiss: chunks.dismiss,
    });
  }
  return (
    <ToastRegion
      label={locale.t('notices.label')}
      closeLabel={locale.t('dialog.close')}
      toasts={notices}
      onDismiss={(id) => notices.find((notice) => notice.id === id)?.dismiss()}
    />
  );
});
