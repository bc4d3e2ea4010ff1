import type { AccountPanelProps } from '@livery/model';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import styles from './AccountPanel.module.css';

const member = new Chunk('member', () => import('./MemberPanel.tsx'));
const MemberPanel = member.lazy((module) => module.MemberPanel);

export const AccountPanel = observer(function AccountPanel({ look = 'bar' }: AccountPanelProps) {
  const stores = useStores();
  const { locale, modals, page, session, site } = stores;
  if (!session.isGuest) return <MemberPanel look={look} />;
  // Stays a plain link without script, for a click with a modifier key, and on its own page.
  const open =
    (modal: 'loginPopupModal' | 'registerModal', route: string) =>
    (event: MouseEvent): void => {
      if (!isPlainClick(event) || page.routeName === route) return;
      event.preventDefault();
      void modals.show(modal, {});
    };
  const login = site.config.site.loginIn === 'popup' ? open('loginPopupModal', 'login') : undefined;
  const size = look === 'sheet' ? 'medium' : 'small';
  return (
    <div className={styles.panel} data-look={look}>
      <Button size={size} href={site.routePath('login') ?? '/login'} onClick={login}>
        {locale.t('account.login')}
      </Button>
      <Button
        size={size}
        variant="soft"
        href={site.routePath('register') ?? '/register'}
        onClick={open('registerModal', 'register')}
      >
        {locale.t('account.register')}
      </Button>
    </div>
  );
});
