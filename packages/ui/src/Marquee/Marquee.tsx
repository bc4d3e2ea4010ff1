import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { markOutOfSight } from '../markOutOfSight.ts';
import styles from './Marquee.module.css';

export interface MarqueeProps {
  children: ReactNode;
  label: string;
  labels: { pause: string; play: string };
  /** Speed of the line in pixels a second. */
  pxPerSecond?: number | undefined;
}

/**
 * A running line. It stands still for a pointer, for focus, on request, and for who asked for less
 * motion; then it scrolls by hand.
 */
export function Marquee({ children, label, labels, pxPerSecond = 50 }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [runs, setRuns] = useState(false);
  const [paused, setPaused] = useState(false);

  // Server and first paint show a plain scrolling line; it starts to run only where it can also be
  // stopped.
  useEffect(() => {
    const box = viewport.current;
    const line = track.current;
    if (!box || !line) return;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const measure = (): void => {
      const width = line.scrollWidth;
      box.style.setProperty(
        '--marquee-duration',
        `${Math.max(4, width / pxPerSecond).toFixed(1)}s`,
      );
      setRuns(width > 0 && !still?.matches);
    };
    // It tells the first size, too, when all is laid out; to ask here would lay it out in between.
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(line);
    still?.addEventListener('change', measure);
    return () => {
      observer?.disconnect();
      still?.removeEventListener('change', measure);
    };
  }, [children, pxPerSecond]);

  useEffect(() => (viewport.current ? markOutOfSight(viewport.current) : undefined), []);

  const items = Children.map(children, (child) => <li className={styles.item}>{child}</li>);
  return (
    <div
      className={styles.marquee}
      role="group"
      aria-label={label}
      data-runs={runs ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={runs ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <ul ref={track} role="list" className={styles.track}>
          {items}
        </ul>
        {/* Follows the first without a gap; nobody needs to hear or reach it twice. */}
        {runs && (
          <ul role="list" className={styles.track} aria-hidden="true" inert>
            {items}
          </ul>
        )}
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? labels.play : labels.pause}
        size="small"
        className={styles.pause}
        onClick={() => setPaused(!paused)}
      />
    </div>
  );
}
