import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../classNames.ts';
import type { Ratio } from '../ratio.ts';
import ratios from '../ratio.module.css';
import { imageLoadQueue } from './imageLoadQueue.ts';
import { initialsOf, tintOf } from './initialsOf.ts';
import styles from './Image.module.css';

export interface ImageProps {
  /**
   * Without it the fallback stands there at once; of several addresses the next one is tried when
   * one fails.
   */
  src: string | readonly string[] | undefined;
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
  /** Whose ground the initials stand on; that of the text by default. */
  tint?: string | undefined;
  className?: string | undefined;
}

/**
 * A picture whose place is kept before it comes, and taken by initials on a tinted ground when it
 * does not.
 */
export function Image({
  src: sources,
  alt,
  ratio,
  width,
  height,
  srcSet,
  sizes,
  fit = 'cover',
  priority,
  fallbackText = alt,
  tint = fallbackText,
  className,
}: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const addresses = [sources ?? []].flat();
  const list = addresses.join(' ');
  const [tried, setTried] = useState({ list, count: 0 });
  const count = tried.list === list ? tried.count : 0;
  const src = addresses[count];
  const fail = (): void => setTried({ list, count: count + 1 });

  // What the server rendered is the browser's to load; what is mounted later may wait for its turn.
  const [fresh] = useState(
    useSyncExternalStore(
      noChange,
      () => true,
      () => false,
    ),
  );
  const [released, setReleased] = useState<string>();
  const isWaiting =
    fresh &&
    !priority &&
    src !== undefined &&
    released !== src &&
    (imageLoadQueue()?.shouldWait(src) ?? false);
  useEffect(
    () =>
      isWaiting && image.current
        ? imageLoadQueue()?.wait(image.current, src, () => setReleased(src))
        : undefined,
    [isWaiting, src],
  );

  // It may have failed before this code ran; that event is gone, the state of the element is not.
  const notice = useEffectEvent(() => {
    const element = image.current;
    if (
      element &&
      element.hasAttribute('src') &&
      element.complete &&
      element.naturalWidth === 0 &&
      element.getAttribute('src') === src
    )
      fail();
  });
  useEffect(() => notice(), [list, count]);

  return (
    <span
      className={classNames(styles.box, ratio && ratios.ratio, className)}
      data-ratio={ratio}
      data-fit={fit}
    >
      {src === undefined ? (
        <span
          className={styles.fallback}
          data-tint={tintOf(tint)}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <span aria-hidden="true">{initialsOf(fallbackText)}</span>
        </span>
      ) : (
        <img
          key={count}
          ref={image}
          className={styles.image}
          src={isWaiting ? undefined : src}
          srcSet={isWaiting ? undefined : srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={priority || released === src ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          onError={fail}
        />
      )}
    </span>
  );
}

function noChange(): () => void {
  return () => undefined;
}
