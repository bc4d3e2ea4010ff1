import { ToastRegion, type Toast } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';

/** What the visitor should know though it did not ask: a session that ended, a page that could not be shown. */
export const Notices = observer(function Notices() {
  const stores = useStores();
  const { locale, page, session } = stores;
  const notices: (Toast & { dismiss: () => void })[] = [];
  if (session.ended) notices.push({ id: 'session', text: locale.t('session.ended'), tone: 'warning', dismiss: session.dismissEnd });
  if (page.error) notices.push({ id: 'page', text: errorText(stores, page.error), tone: 'negative', dismiss: page.dismissError });
  return (
    <ToastRegion
      label={locale.t('notices.label')} closeLabel={locale.t('dialog.close')} toasts={notices}
      onDismiss={(id) => notices.find((notice) => notice.id === id)?.dismiss()}
    />
  );
});
