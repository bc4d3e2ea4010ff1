import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { showFocused } from '../showFocused.ts';
import styles from './HorizontalList.module.css';

export interface HorizontalListProps {
  children: ReactNode;
  label: string;
  labels: { previous: string; next: string };
  /**
   * Width of an entry: a tile of the grid, a larger tile, a card, a wide card, or that of its
   * content.
   */
  itemSize?: 'tile' | 'large' | 'card' | 'wide' | 'auto' | undefined;
}

/**
 * Row of entries that scrolls sideways, with arrows for pointers if there is something to scroll.
 */
export function HorizontalList({
  children,
  label,
  labels,
  itemSize = 'tile',
}: HorizontalListProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [overflow, setOverflow] = useState({ before: false, after: false });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => {
      // Negative in right-to-left text.
      const offsetPx = Math.abs(element.scrollLeft);
      const before = offsetPx > 1;
      const after = offsetPx + element.clientWidth < element.scrollWidth - 1;
      setOverflow((current) =>
        current.before === before && current.after === after ? current : { before, after },
      );
    };
    element.addEventListener('scroll', measure, { passive: true });
    // Its first callback comes when the list has been laid out anyway, and not while it is far from
    // the viewport.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stopShowing = showFocused(element);
    return () => {
      stopShowing();
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [children]);

  function scroll(step: 1 | -1): void {
    const element = scroller.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -step : step;
    element.scrollBy({ left: sign * element.clientWidth * 0.85 });
  }

  const arrow = (step: 1 | -1, name: string, isEnabled: boolean) => (
    <IconButton
      icon={step < 0 ? 'chevron-left' : 'chevron-right'}
      label={name}
      variant="ghost"
      round
      className={step < 0 ? styles.previous : styles.next}
      aria-disabled={!isEnabled || undefined}
      onClick={() => scroll(step)}
    />
  );
  return (
    <div
      className={styles.list}
      role="group"
      aria-label={label}
      data-scrolls={overflow.before || overflow.after ? '' : undefined}
    >
      <ul
        ref={scroller}
        role="list"
        className={styles.scroller}
        data-item={itemSize}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        data-more-before={overflow.before ? '' : undefined}
        data-more-after={overflow.after ? '' : undefined}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {arrow(-1, labels.previous, overflow.before)}
      {arrow(1, labels.next, overflow.after)}
    </div>
  );
}
