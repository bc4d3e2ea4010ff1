import { classNames } from '../classNames.ts';
import type { Ratio } from '../ratio.ts';
import ratios from '../ratio.module.css';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /**
   * `tile` has the brand's ratio and two lines below it; `line` is as high as text; `block` fills
   * its box.
   */
  shape?: 'tile' | 'line' | 'block' | 'circle' | 'control' | undefined;
  /** For `block`. */
  ratio?: Ratio | undefined;
  /** For `line`; the last of several is shorter. */
  lines?: number | undefined;
  className?: string | undefined;
}

/**
 * Placeholder of loading content, in its final size. It is decorative, so announce the loading
 * separately.
 */
export function Skeleton({ shape = 'block', ratio, lines = 1, className }: SkeletonProps) {
  if (shape === 'tile') {
    return (
      <span className={classNames(styles.tile, className)} aria-hidden="true">
        <span className={classNames(styles.bone, styles.picture, ratios.ratio)} data-ratio="tile" />
        <span className={classNames(styles.bone, styles.line)} />
        <span className={classNames(styles.bone, styles.line)} />
      </span>
    );
  }
  if (shape === 'line') {
    return (
      <span className={classNames(styles.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className={classNames(styles.bone, styles.line)} />
        ))}
      </span>
    );
  }
  return (
    <span
      className={classNames(styles.bone, styles[shape], ratio && ratios.ratio, className)}
      data-ratio={ratio}
      aria-hidden="true"
    />
  );
}
