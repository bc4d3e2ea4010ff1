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
  /** Omitted without autoplay. */
  playing?: boolean | undefined;
  onToggle: () => void;
  place: 'overlay' | 'below';
  /** Arrows shown in this row. */
  previous?: ReactNode;
  next?: ReactNode;
  ready: boolean;
}

/** For more slides, a count replaces the dots, because too many dots do not help to find one. */
const maxDots = 10;

/** Pause button and dots. They take up their space before they work. */
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
      {dots && count <= maxDots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, slide) => (
            <button
              key={slide}
              type="button"
              className={styles.dot}
              aria-label={labels.slide(slide + 1, count)}
              aria-current={slide === index || undefined}
              onClick={() => onGo(slide)}
            />
          ))}
        </div>
      )}
      {dots && count > maxDots && (
        <span className={styles.count}>{labels.slide(index + 1, count)}</span>
      )}
      {next}
    </div>
  );
}
