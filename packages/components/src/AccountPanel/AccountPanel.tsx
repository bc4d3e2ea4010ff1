import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import styles from './AccountPanel.module.css';
import { MemberPanel } from './MemberPanel.tsx';

export const AccountPanel = observer(function AccountPanel() {
  const stores = useStores();
  const { locale, session, site } = stores;
  if (!session.isGuest) return <MemberPanel />;
  return (
    <div className={styles.panel}>
      <Button href={site.routePath('login') ?? '/login'}>{locale.t('account.login')}</Button>
    </div>
  );
});
