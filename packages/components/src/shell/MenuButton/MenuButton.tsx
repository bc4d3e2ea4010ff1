import type { MenuButtonProps } from '@livery/model';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './MenuButton.module.css';
import { MenuSheetLink } from './MenuSheetLink.tsx';

export const MenuButton = observer(function MenuButton({ menu }: MenuButtonProps) {
  const { locale } = useStores();
  return (
    <MenuSheetLink menu={menu} className={styles.button} label={locale.t('nav.menu')}>
      <Icon name="menu" size="large" />
    </MenuSheetLink>
  );
});
