import type { ModalProps } from '@livery/model';
import { Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { AccountPanel } from '../../account/AccountPanel/AccountPanel.tsx';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useStores } from '../../core/stores.ts';
import { changeLanguage } from '../../preferences/LanguagePicker/changeLanguage.ts';
import { menuEntries } from '../../shell/menuEntries.ts';
import styles from './MenuSheetModal.module.css';
import { useKnownCategories } from '../../core/vendors/useKnownCategories.ts';
import { SheetEntry } from './SheetEntry.tsx';

/** Menu at the side of a narrow window: account, entries with their providers, and languages. */
export const MenuSheetModal = observer(function MenuSheetModal({
  menu,
  title,
}: ModalProps['menuSheet']) {
  const stores = useStores();
  const { locale, modals } = stores;
  const entries = menuEntries(stores, menu, useKnownCategories());
  useClosedByNavigation('menuSheet');
  // Also closes for a link to the current page, which is no navigation.
  const closeAfterLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) void modals.hide('menuSheet');
  };
  return (
    <ModalFrame
      name="menuSheet"
      title={title ? locale.text(title.$text, title.values) : locale.t('nav.menu')}
      className={styles.sheet}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls */}
      <div className={styles.content} onClick={closeAfterLink}>
        <AccountPanel look="sheet" />
        <nav aria-label={locale.t('nav.main')}>
          <ul role="list" className={styles.entries}>
            {entries.map((entry) => (
              <SheetEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        </nav>
        <Select
          label={locale.t('language.label')}
          value={locale.language.code}
          options={locale.languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => void changeLanguage(stores, code)}
        />
      </div>
    </ModalFrame>
  );
});
