import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { keepInWindow } from '../keepInWindow.ts';
import { useDisclosure } from '../useDisclosure.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Name of the trigger and of the panel. */
  label: string;
  /** Content of the trigger; the label by default. */
  trigger?: ReactNode;
  icon?: IconName | undefined;
  /** Shows only the icon; the label is its accessible name. */
  iconOnly?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Trigger with a small panel below it, for content that is too little for a dialog. */
export function Popover({
  label,
  trigger,
  icon,
  iconOnly,
  align = 'start',
  children,
}: PopoverProps) {
  const { open, root, setOpen, close } = useDisclosure<HTMLDivElement>();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (open && panel.current) keepInWindow(panel.current);
  }, [open]);
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={panelId}
        data-icon-only={iconOnly ? '' : undefined}
        {...(iconOnly ? { 'aria-label': label, title: label } : {})}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        {!iconOnly && <span>{trigger ?? label}</span>}
        {/* The visible text comes first in the name, for voice control. */}
        {!iconOnly && trigger !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
        {!iconOnly && <Icon name="chevron-down" size="small" className={styles.chevron} />}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={styles.panel}
        role="group"
        aria-label={label}
        data-align={align}
        hidden={!open}
      >
        {open && (typeof children === 'function' ? children(() => close('trigger')) : children)}
      </div>
    </div>
  );
}
