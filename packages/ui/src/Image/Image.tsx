import { useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import type { Ratio } from '../ratio.ts';
import ratios from '../ratio.module.css';
import { initialsOf, tintOf } from './initialsOf.ts';
import styles from './Image.module.css';

export interface ImageProps {
  /** Without it the fallback stands there at once. */
  src: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Reserves the box; else give width and height. */
  ratio?: Ratio | undefined;
  /** Pixels of the file, so that the browser knows its shape before it arrives. */
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** The largest thing of the first screen: loaded at once and first. */
  priority?: boolean | undefined;
  /** Whose initials stand there when the picture fails; the alternative text by default. */
  fallbackText?: string | undefined;
  className?: string | undefined;
}

/** A picture whose place is kept before it comes, and taken by initials on a tinted ground when it does not. */
export function Image({ src, alt, ratio, width, height, srcSet, sizes, fit = 'cover', priority, fallbackText = alt, className }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();

  // It may have failed before this code ran; that event is gone, the state of the element is not.
  useEffect(() => {
    const element = image.current;
    if (element && src !== undefined && element.complete && element.naturalWidth === 0 && element.getAttribute('src') === src) setFailedSrc(src);
  }, [src]);

  const failed = src === undefined || failedSrc === src;
  return (
    <span className={classNames(styles.box, ratio && ratios.ratio, className)} data-ratio={ratio} data-fit={fit}>
      {failed ? (
        <span className={styles.fallback} data-tint={tintOf(fallbackText)} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          <span aria-hidden="true">{initialsOf(fallbackText)}</span>
        </span>
      ) : (
        <img
          ref={image} className={styles.image} src={src} srcSet={srcSet} sizes={sizes} alt={alt} width={width} height={height} decoding="async"
          loading={priority ? 'eager' : 'lazy'} fetchPriority={priority ? 'high' : undefined} onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
