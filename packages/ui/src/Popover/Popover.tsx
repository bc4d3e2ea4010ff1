import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { keepInWindow } from '../keepInWindow.ts';
import { useDisclosure } from '../useDisclosure.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Name of the trigger and of what it opens. */
  label: string;
  /** What the trigger shows; the label alone where it is left out. */
  trigger?: ReactNode;
  icon?: IconName | undefined;
  /** Shows the icon alone; the label is spoken. */
  iconOnly?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A trigger and a small panel under it, for what is too little for a dialog. */
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
        {/* What is shown comes first in the name, so that it can be called by voice. */}
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
