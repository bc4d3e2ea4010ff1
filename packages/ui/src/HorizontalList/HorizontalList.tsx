import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './HorizontalList.module.css';

export interface HorizontalListProps {
  children: ReactNode;
  label: string;
  labels: { previous: string; next: string };
  /**
   * How wide one entry is: as a tile of the grid, a larger one, a card, a wide card, or as its
   * content wants.
   */
  itemSize?: 'tile' | 'large' | 'card' | 'wide' | 'auto' | undefined;
}

/**
 * One line of entries that scrolls sideways; arrows where there is a pointer and something to
 * scroll.
 */
export function HorizontalList({
  children,
  label,
  labels,
  itemSize = 'tile',
}: HorizontalListProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ before: false, after: false });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = (): void => {
      // Negative from right to left.
      const at = Math.abs(element.scrollLeft);
      const before = at > 1;
      const after = at + element.clientWidth < element.scrollWidth - 1;
      setRoom((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // It answers for the first time when the list has been laid out anyway, and not while it is far
    // from the screen.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
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

  const arrow = (step: 1 | -1, name: string, possible: boolean) => (
    <IconButton
      icon={step < 0 ? 'chevron-left' : 'chevron-right'}
      label={name}
      variant="ghost"
      round
      className={step < 0 ? styles.previous : styles.next}
      aria-disabled={!possible || undefined}
      onClick={() => scroll(step)}
    />
  );
  return (
    <div
      className={styles.list}
      role="group"
      aria-label={label}
      data-scrolls={room.before || room.after ? '' : undefined}
    >
      <ul
        ref={scroller}
        role="list"
        className={styles.scroller}
        data-item={itemSize}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {arrow(-1, labels.previous, room.before)}
      {arrow(1, labels.next, room.after)}
    </div>
  );
}
