import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { markOutOfSight } from '../markOutOfSight.ts';
import { showFocused } from '../showFocused.ts';
import styles from './Marquee.module.css';

export interface MarqueeProps {
  children: ReactNode;
  label: string;
  labels: { pause: string; play: string };
  /** Speed in pixels per second. */
  pxPerSecond?: number | undefined;
}

/**
 * Running line of text. Stops under a pointer, with focus inside, and on request. With reduced
 * motion it does not run but scrolls manually.
 */
export function Marquee({ children, label, labels, pxPerSecond = 50 }: MarqueeProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [paused, setPaused] = useState(false);

  // Server and first paint show a plain scrolling line; it runs only after hydration, so that it
  // can be paused.
  useEffect(() => {
    const box = viewport.current;
    const line = track.current;
    if (!box || !line) return;
    const motionQuery = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const measure = (): void => {
      const width = line.scrollWidth;
      box.style.setProperty(
        '--marquee-duration',
        `${Math.max(4, width / pxPerSecond).toFixed(1)}s`,
      );
      setIsRunning(width > 0 && !motionQuery?.matches);
    };
    // It also reports the initial size, after the layout; measuring here would force one.
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(line);
    motionQuery?.addEventListener('change', measure);
    return () => {
      observer?.disconnect();
      motionQuery?.removeEventListener('change', measure);
    };
  }, [children, pxPerSecond]);

  useEffect(() => (viewport.current ? markOutOfSight(viewport.current) : undefined), []);
  useEffect(() => (viewport.current ? showFocused(viewport.current) : undefined), []);

  const items = Children.map(children, (child) => <li className={styles.item}>{child}</li>);
  return (
    <div
      className={styles.marquee}
      role="group"
      aria-label={label}
      data-runs={isRunning ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={isRunning ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <ul ref={track} role="list" className={styles.track}>
          {items}
        </ul>
        {/* A copy that follows without a gap, hidden from assistive technology. */}
        {isRunning && (
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
