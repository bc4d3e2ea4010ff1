import { Icon } from '@livery/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { markWrapped } from './markWrapped.ts';
import styles from './MenuBar.module.css';

/**
 * Button of a menu bar that shows the entries that do not fit on its first line. Rendered beside
 * the list of entries.
 */
export const MoreEntries = observer(function MoreEntries({
  entries,
  listId,
}: {
  /** Ids and labels of the entries, because their widths depend on them. */
  entries: string;
  listId: string;
}) {
  const { locale, page } = useStores();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Closes at a navigation. A reaction, because rendering must not depend on the address.
  useEffect(
    () =>
      open
        ? reaction(
            () => page.route.path,
            () => setOpen(false),
          )
        : undefined,
    [open, page],
  );
  useEffect(() => {
    const list = button.current?.previousElementSibling;
    return list instanceof HTMLElement ? markWrapped(list) : undefined;
  }, [entries]);
  useLayoutEffect(() => {
    const menu = button.current?.parentElement;
    menu?.toggleAttribute('data-open', open);
    if (!menu || !open) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      if (menu.contains(document.activeElement)) button.current?.focus();
    };
    const onLeave = ({ target }: Event): void => {
      if (target instanceof Node && !menu.contains(target)) setOpen(false);
    };
    // The entries precede the button, so that the next Tab would leave the menu.
    menu.querySelector<HTMLElement>('[data-wrapped] :is(a, button)')?.focus();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [open]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.more}
      aria-expanded={open}
      aria-controls={listId}
      onClick={() => setOpen(!open)}
    >
      <span>{locale.t('nav.more')}</span>
      <Icon name="chevron-down" size="small" />
    </button>
  );
});
