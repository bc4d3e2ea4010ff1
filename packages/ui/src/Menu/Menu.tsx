import { Fragment, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { keepInWindow } from '../keepInWindow.ts';
import { useDisclosure } from '../useDisclosure.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import popover from '../Popover/Popover.module.css';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Set for options of which one is current, for example languages. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  /** BCP 47 tag of the label, if it is not in the page's language. */
  lang?: string | undefined;
  /** Shows a line above this entry. */
  separated?: boolean | undefined;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  trigger?: ReactNode;
  icon?: IconName | undefined;
  iconOnly?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
}

/** Drop-down of actions or options: arrows, Home, End and first letters move, Escape closes. */
export function Menu({ label, items, trigger, icon, iconOnly, align = 'start' }: MenuProps) {
  const { open, root, setOpen, close } = useDisclosure<HTMLDivElement>();
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', atMs: 0 });
  const panelId = useId();
  const entries = (): HTMLElement[] => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ??
      []),
  ];

  useEffect(() => {
    if (!open || !panel.current) return;
    keepInWindow(panel.current);
    const first =
      panel.current.querySelector<HTMLElement>('[aria-checked="true"]') ??
      panel.current.querySelector<HTMLElement>('[role^="menuitem"]');
    first?.focus();
  }, [open]);

  function onTriggerKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  }

  function onEntryKeyDown(event: KeyboardEvent): void {
    const list = entries();
    const currentIndex = list.findIndex((element) => element === document.activeElement);
    const focus = (index: number): void => {
      event.preventDefault();
      list.at(index % list.length)?.focus();
    };
    if (event.key === 'ArrowDown') focus(currentIndex + 1);
    else if (event.key === 'ArrowUp') focus(currentIndex < 0 ? -1 : currentIndex - 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(-1);
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const { text, atMs } = typed.current;
      const prefix = (event.timeStamp - atMs < 700 ? text : '') + event.key.toLowerCase();
      typed.current = { text: prefix, atMs: event.timeStamp };
      const start = prefix.length > 1 ? currentIndex : currentIndex + 1;
      const found = [...list.slice(start), ...list.slice(0, start)].find((element) =>
        element.textContent.toLowerCase().trim().startsWith(prefix),
      );
      found?.focus();
    }
  }

  return (
    <div className={popover.root} ref={root}>
      <button
        type="button"
        className={popover.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={panelId}
        data-icon-only={iconOnly ? '' : undefined}
        {...(iconOnly ? { 'aria-label': label, title: label } : {})}
        onClick={() => setOpen(!open)}
        onKeyDown={onTriggerKeyDown}
      >
        {icon && <Icon name={icon} />}
        {!iconOnly && <span>{trigger ?? label}</span>}
        {/* The visible text comes first in the name, for voice control. */}
        {!iconOnly && trigger !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
        {!iconOnly && <Icon name="chevron-down" size="small" className={popover.chevron} />}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={popover.panel}
        role="menu"
        aria-label={label}
        data-align={align}
        hidden={!open}
      >
        {open &&
          items.map((item, index) => (
            <Fragment key={item.id}>
              {item.separated && index > 0 && <hr className={styles.separator} />}
              <MenuEntry
                item={item}
                onSelected={() => close('trigger')}
                onKeyDown={onEntryKeyDown}
              />
            </Fragment>
          ))}
      </div>
    </div>
  );
}

function MenuEntry({
  item,
  onSelected,
  onKeyDown,
}: {
  item: MenuItem;
  onSelected: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  function choose(): void {
    if (item.disabled) return;
    onSelected();
    item.onSelect?.();
  }
  const attributes = {
    className: styles.item,
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    tabIndex: -1,
    lang: item.lang,
    onClick: choose,
    onKeyDown,
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.label}>{item.label}</span>
      {item.checked && <Icon name="check" size="small" />}
    </>
  );
  return item.href !== undefined && !item.disabled ? (
    <a {...attributes} href={item.href}>
      {content}
    </a>
  ) : (
    <button {...attributes} type="button">
      {content}
    </button>
  );
}
