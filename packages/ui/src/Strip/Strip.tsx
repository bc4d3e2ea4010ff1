import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { markOutOfSight } from '../markOutOfSight.ts';
import { useNear } from '../useNear.ts';
import styles from './Strip.module.css';

export interface StripProps<Item> {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
  label: string;
  labels: { pause: string; play: string };
  /** Slides in view in a wide place; narrow places show fewer. */
  perView: number;
  gapPx: number;
  /** Time in which it moves on by one slide. */
  speedMs: number;
}

/**
 * Slides that pass by without an end, by the style sheet alone. Until somebody comes near, the
 * first of them stand still.
 */
export function Strip<Item>({
  items,
  render,
  keyOf,
  label,
  labels,
  perView,
  gapPx,
  speedMs,
}: StripProps<Item>) {
  const { place: viewport, near } = useNear<HTMLDivElement>();
  const [still, setStill] = useState(false);
  const [paused, setPaused] = useState(false);
  const moves = near && !still && items.length > perView;

  useEffect(() => {
    const set = (name: string, value: string): void =>
      viewport.current?.style.setProperty(name, value);
    set('--slides', String(perView));
    set('--gap', `${gapPx}px`);
    set('--strip-duration', `${items.length * speedMs}ms`);
  }, [viewport, perView, gapPx, speedMs, items.length]);

  useEffect(() => (viewport.current ? markOutOfSight(viewport.current) : undefined), [viewport]);

  // It runs only where it can also be stopped; where less motion is wanted it scrolls by hand.
  useEffect(() => {
    const wish = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const follow = (): void => setStill(wish?.matches ?? false);
    follow();
    wish?.addEventListener('change', follow);
    return () => wish?.removeEventListener('change', follow);
  }, []);

  const slides = (shown: readonly Item[]) =>
    shown.map((item) => (
      <li key={keyOf(item)} className={styles.slide}>
        {render(item)}
      </li>
    ));
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={label}
      data-runs={moves ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      {/* What scrolls must be reachable by keyboard. */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={moves ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <ul role="list" className={styles.track}>
          {slides(near ? items : items.slice(0, perView))}
        </ul>
        {/* Follows the first without a gap; nobody needs to hear it twice. */}
        {moves && (
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
