import type { SiteSearchProps } from '@livery/model';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './SiteSearch.module.css';

export const SiteSearch = observer(function SiteSearch({ look = 'field' }: SiteSearchProps) {
  const { locale, modals } = useStores();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      void modals.show('siteSearch', {});
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [modals]);
  return (
    <div className={styles.box} data-look={look}>
      <button
        type="button"
        className={styles.button}
        title={locale.t('search.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => void modals.show('siteSearch', {})}
      >
        <Icon name="search" />
        <span className={styles.text}>{locale.t('search.title')}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
    </div>
  );
});

/** Returns whether a key opens the search: `/` outside of fields, or Ctrl or Cmd with K. */
function isShortcut({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  const isIn = (selector: string): boolean =>
    target instanceof Element && target.closest(selector) !== null;
  // A dialog keeps the focus, and the search itself is one.
  if (isIn('dialog')) return false;
  const hasControl = ctrlKey || metaKey;
  if (key.toLowerCase() === 'k') return hasControl && !shiftKey;
  return key === '/' && !hasControl && !isIn('input, textarea, select, [contenteditable]');
}
