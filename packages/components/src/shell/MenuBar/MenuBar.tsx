import type { MenuBarProps } from '@livery/model';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { footerMenuId, menuEntries, type MenuEntry } from '../menuEntries.ts';
import { MenuSheetLink } from '../MenuButton/MenuSheetLink.tsx';
import { useStores } from '../../core/stores.ts';
import { useKnownCategories } from '../../core/vendors/useKnownCategories.ts';
import styles from './MenuBar.module.css';
import { topBar } from './topBar.chunk.gen.ts';

const Providers = topBar.lazy((module) => module.ProviderDisclosure);
const More = topBar.lazy((module) => module.MoreEntries);

export const MenuBar = observer(function MenuBar({ menu, look = 'bar', label }: MenuBarProps) {
  const stores = useStores();
  const entries = menuEntries(stores, menu, useKnownCategories());
  const listId = useId();
  return (
    <nav
      className={styles.menu}
      data-look={look}
      aria-label={label}
      id={look === 'footer' ? footerMenuId : undefined}
    >
      <ul className={styles.list} id={listId}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} hasIcon={look !== 'footer'} />
            {look === 'bar' || look === 'rail' ? (
              <Providers gameType={entry.id} label={entry.label} look={look} />
            ) : null}
          </li>
        ))}
      </ul>
      {look === 'bar' ? (
        <More
          entries={entries.map((entry) => `${entry.id} ${entry.label}`).join()}
          listId={listId}
        />
      ) : null}
    </nav>
  );
});

function EntryLink({
  entry: { icon, label, opensMenu, text, current, address },
  hasIcon,
}: {
  entry: MenuEntry;
  hasIcon: boolean;
}) {
  const content = (
    <>
      {icon && hasIcon ? <Icon name={icon} /> : null}
      <span>{label}</span>
    </>
  );
  return opensMenu === undefined ? (
    <a className={styles.link} aria-current={current ? 'page' : undefined} href={address}>
      {content}
    </a>
  ) : (
    <MenuSheetLink menu={opensMenu} title={text} className={styles.link}>
      {content}
    </MenuSheetLink>
  );
}
