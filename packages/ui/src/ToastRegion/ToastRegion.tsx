import { useEffect, useRef } from 'react';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './ToastRegion.module.css';

export interface Toast {
  id: string;
  text: string;
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

const icons: Record<NonNullable<Toast['tone']>, IconName> = {
  neutral: 'info',
  positive: 'circle-check',
  negative: 'circle-alert',
  warning: 'triangle-alert',
};

/**
 * Short messages at the edge of the window, announced as they appear. The caller decides how long a
 * message is shown.
 */
export function ToastRegion({ label, closeLabel, toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  // In the top layer, and shown again with each message, because a dialog opened in the meantime
  // would cover it.
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) {
      if (newest !== undefined && element.contains(document.activeElement)) return;
      element.hidePopover();
    }
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map(({ id, text, tone = 'neutral', action }) => (
        <div
          key={id}
          className={styles.toast}
          data-tone={tone}
          role={tone === 'negative' ? 'alert' : undefined}
        >
          <Icon name={icons[tone]} className={styles.icon} />
          <p className={styles.text}>{text}</p>
          {action && (
            <Button variant="link" size="small" onClick={action.onClick}>
              {action.label}
            </Button>
          )}
          <IconButton icon="x" label={closeLabel} size="small" onClick={() => onDismiss(id)} />
        </div>
      ))}
    </section>
  );
}
