import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { markOutOfSight } from '../markOutOfSight.ts';
import { showFocused } from '../showFocused.ts';
import { useNearViewport } from '../useNearViewport.ts';
import styles from './LogoMarquee.module.css';

export interface LogoMarqueeProps<Item> {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
  label: string;
  labels: { pause: string; play: string };
  /** Visible slides in a wide container; narrow ones show fewer. */
  perView: number;
  gapPx: number;
  /** Time to move by one slide. */
  speedMs: number;
}

/**
 * Endless marquee, animated by CSS alone. Until it is near the viewport, only the first slides are
 * rendered, without motion.
 */
export function LogoMarquee<Item>({
  items,
  render,
  keyOf,
  label,
  labels,
  perView,
  gapPx,
  speedMs,
}: LogoMarqueeProps<Item>) {
  const { ref: viewport, isNear } = useNearViewport<HTMLDivElement>();
  const [prefersReducedMotion, setPrefersReducedMotion] = useState(false);
  const [paused, setPaused] = useState(false);
  const isRunning = isNear && !prefersReducedMotion && items.length > perView;

  useEffect(() => {
    const set = (name: string, value: string): void =>
      viewport.current?.style.setProperty(name, value);
    set('--slides', String(perView));
    set('--gap', `${gapPx}px`);
    set('--marquee-duration', `${items.length * speedMs}ms`);
  }, [viewport, perView, gapPx, speedMs, items.length]);

  useEffect(() => (viewport.current ? markOutOfSight(viewport.current) : undefined), [viewport]);
  useEffect(() => (viewport.current ? showFocused(viewport.current) : undefined), [viewport]);

  // Runs only after hydration, so that it can be paused. With reduced motion it scrolls manually.
  useEffect(() => {
    const motionQuery = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const update = (): void => setPrefersReducedMotion(motionQuery?.matches ?? false);
    update();
    motionQuery?.addEventListener('change', update);
    return () => motionQuery?.removeEventListener('change', update);
  }, []);

  const slides = (visibleItems: readonly Item[]) =>
    visibleItems.map((item) => (
      <li key={keyOf(item)} className={styles.slide}>
        {render(item)}
      </li>
    ));
  return (
    <div
      className={styles.marquee}
      role="group"
      aria-label={label}
      data-runs={isRunning ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      {/* Scrollable content must be reachable by keyboard. */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={isRunning ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <ul role="list" className={styles.track}>
          {slides(isNear ? items : items.slice(0, perView))}
        </ul>
        {/* A copy that follows without a gap, hidden from assistive technology. */}
        {isRunning && (
          <ul role="list" className={styles.track} aria-hidden="true" inert>
            {slides(items)}
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
