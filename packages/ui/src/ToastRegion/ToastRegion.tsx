import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from '../Button/Button.tsx';
import { openDialogs } from '../openDialogs.ts';
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
 * message is shown. The region is inside the topmost modal dialog, or the element in full screen,
 * because everything outside of them is inert, and moves back when they close.
 */
export function ToastRegion({ label, closeLabel, toasts, onDismiss }: ToastRegionProps) {
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const [container, setContainer] = useState<HTMLElement>();

  // The container moves as a whole, so that its elements stay the same ones for the focus.
  useLayoutEffect(() => {
    const created = document.createElement('div');
    created.className = styles.place ?? '';
    home.current?.append(created);
    setContainer(created);
    return () => created.remove();
  }, []);

  useLayoutEffect(() => {
    if (!container) return;
    // Also empty, because only what is added to a region that is shown already is announced.
    const place = (): void => {
      const focused = document.activeElement;
      const parent = openDialogs.top() ?? fullScreenElement() ?? home.current;
      if (parent && container.parentElement !== parent) parent.append(container);
      raise(region.current);
      if (focused instanceof HTMLElement && container.contains(focused))
        focused.focus({ preventScroll: true });
    };
    place();
    return watchTop(place);
  }, [container]);

  return (
    <div ref={home} className={styles.place}>
      {container &&
        createPortal(
          <section
            ref={region}
            popover="manual"
            className={styles.region}
            aria-label={label}
            aria-live="polite"
            aria-relevant="additions"
          >
            {toasts.map((toast) => (
              // Another text of the same message is announced, too.
              <Message
                key={`${toast.id} ${toast.text}`}
                toast={toast}
                closeLabel={closeLabel}
                onDismiss={() => onDismiss(toast.id)}
              />
            ))}
          </section>,
          container,
        )}
    </div>
  );
}

function Message({
  toast: { text, tone = 'neutral', action },
  closeLabel,
  onDismiss,
}: {
  toast: Toast;
  closeLabel: string;
  onDismiss: () => void;
}) {
  // An alert that moves would be announced again, unless it moves before the browser has seen it.
  const [isAnnounced, setIsAnnounced] = useState(false);
  useLayoutEffect(() => {
    let unwatch: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      unwatch = watchTop(() => setIsAnnounced(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      unwatch?.();
    };
  }, []);
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      role={tone === 'negative' && !isAnnounced ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {action && (
        <Button variant="link" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label={closeLabel} size="small" onClick={onDismiss} />
    </div>
  );
}

/** Shows the region above all else in the top layer. */
function raise(region: HTMLElement | null): void {
  if (!region?.showPopover) return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** Calls a listener whenever something else is on top of the page. */
function watchTop(listener: () => void): () => void {
  const unsubscribe = openDialogs.subscribe(listener);
  document.addEventListener('fullscreenchange', listener);
  return () => {
    unsubscribe();
    document.removeEventListener('fullscreenchange', listener);
  };
}

/** Returns the element in full screen, unless it shows no content but its own. */
function fullScreenElement(): Element | undefined {
  const { fullscreenElement: element } = document;
  return element?.matches('iframe, video') === false ? element : undefined;
}
