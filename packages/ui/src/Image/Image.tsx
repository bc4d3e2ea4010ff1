import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../classNames.ts';
import type { Ratio } from '../ratio.ts';
import ratios from '../ratio.module.css';
import { imageLoadQueue } from './imageLoadQueue.ts';
import { initialsOf, tintOf } from './initialsOf.ts';
import styles from './Image.module.css';

export interface ImageProps {
  /**
   * Address, or several of which the next is tried if one fails. Without any, the fallback is shown
   * at once.
   */
  src: string | readonly string[] | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Reserves the box. Without it, set width and height. */
  ratio?: Ratio | undefined;
  /** Size of the file in pixels, so that the browser reserves its space before it loads. */
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Loads the picture at once and first, for the largest element of the first screen. */
  priority?: boolean | undefined;
  /** Name whose initials replace a failed picture; the alternative text by default. */
  fallbackText?: string | undefined;
  /** Name that selects the background of the initials; the fallback text by default. */
  tint?: string | undefined;
  className?: string | undefined;
}

/**
 * Picture with reserved space. If it fails to load, initials on a tinted background replace it.
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

  // The browser loads what the server rendered; only pictures mounted later may wait in the queue.
  const [isClientRendered] = useState(
    useSyncExternalStore(
      noChange,
      () => true,
      () => false,
    ),
  );
  const [released, setReleased] = useState<string>();
  const isWaiting =
    isClientRendered &&
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

  // It may have failed before hydration: the event is lost, but the element still has its state.
  const detectEarlyFailure = useEffectEvent(() => {
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
  useEffect(() => detectEarlyFailure(), [list, count]);

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
