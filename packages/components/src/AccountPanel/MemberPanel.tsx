import { ApiError } from '@livery/stores';
import { Badge, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';
import styles from './AccountPanel.module.css';
import { Balance } from './Balance.tsx';

/** Who is signed in, the money, and the way out. */
export const MemberPanel = observer(function MemberPanel() {
  const stores = useStores();
  const { dialogs, locale, page, session } = stores;
  const logout = async (): Promise<void> => {
    const sure = await dialogs.ask({ title: 'logout.title', body: { key: 'logout.question' }, confirm: 'account.logout', cancel: 'dialog.cancel' });
    if (!sure) return;
    try {
      await session.logout();
      page.goTo('home');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await dialogs.ask({ title: 'logout.title', body: { sentence: errorText(stores, error) } });
    }
  };
  return (
    <div className={styles.panel} role="group" aria-label={locale.t('account.menu')}>
      <span className={styles.name}>{session.view.account}</span>
      {session.view.state === 'trial' ? <Badge className={styles.trial}>{locale.t('account.trial')}</Badge> : null}
      <Balance />
      <IconButton icon="log-out" label={locale.t('account.logout')} onClick={() => void logout()} />
    </div>
  );
});
