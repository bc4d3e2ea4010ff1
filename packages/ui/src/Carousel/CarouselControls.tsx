import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CarouselLabels } from './Carousel.tsx';
import styles from './CarouselControls.module.css';

export interface CarouselControlsProps {
  labels: CarouselLabels;
  count: number;
  index: number;
  dots: boolean;
  onGo: (index: number) => void;
  /** Left out where nothing turns by itself. */
  playing?: boolean | undefined;
  onToggle: () => void;
  place: 'overlay' | 'below';
  /** Arrows that stand in this row. */
  previous?: ReactNode;
  next?: ReactNode;
  ready: boolean;
}

/** More dots than this are no longer a way to find a slide: a count stands instead. */
const MOST_DOTS = 10;

/** Pause button and dots. They keep their place before they work. */
export function CarouselControls({
  labels,
  count,
  index,
  dots,
  onGo,
  playing,
  onToggle,
  place,
  previous,
  next,
  ready,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls} data-place={place} data-ready={ready ? '' : undefined}>
      {previous}
      {playing !== undefined && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? labels.pause : labels.play}
          size="small"
          className={styles.pause}
          onClick={onToggle}
        />
      )}
      {dots && count <= MOST_DOTS && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              type="button"
              className={styles.dot}
              aria-label={labels.slide(at + 1, count)}
              aria-current={at === index || undefined}
              onClick={() => onGo(at)}
            />
          ))}
        </div>
      )}
      {dots && count > MOST_DOTS && (
        <span className={styles.count}>{labels.slide(index + 1, count)}</span>
      )}
      {next}
    </div>
  );
}
