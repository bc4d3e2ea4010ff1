import type { MenuBarProps } from '@livery/model';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { topBar } from '../../core/chunks/chunks.gen.ts';
import { menuEntries } from '../menuEntries.ts';
import { useStores } from '../../core/stores.ts';
import styles from './MenuBar.module.css';

const Providers = topBar.lazy((module) => module.ProviderDisclosure);

export const MenuBar = observer(function MenuBar({ menu, look = 'bar', label }: MenuBarProps) {
  const stores = useStores();
  return (
    <nav className={styles.menu} data-look={look} aria-label={label}>
      <ul className={styles.list}>
        {menuEntries(stores, menu).map((entry) => (
          <li key={entry.id}>
            <a
              className={styles.link}
              aria-current={entry.current ? 'page' : undefined}
              href={entry.address}
            >
              {entry.icon && look !== 'footer' ? <Icon name={entry.icon} /> : null}
              <span>{entry.label}</span>
            </a>
            {look === 'bar' || look === 'rail' ? (
              <Providers gameType={entry.id} label={entry.label} look={look} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
});
