/** Decides when images outside the viewport are loaded. */
export interface ImageLoadQueue {
  /** Whether an image must wait; one that was loaded before must not. */
  shouldWait: (src: string) => boolean;
  /** Calls `release` once the element is near the viewport. Returns a function that cancels. */
  wait: (element: Element, src: string, release: () => void) => () => void;
}

let current: ImageLoadQueue | undefined;

/**
 * Sets the queue, once per browser. Without a queue (before this call, after `undefined`, and on a
 * server) the browser's native lazy loading decides.
 */
export function setImageLoadQueue(queue: ImageLoadQueue | undefined): void {
  current = queue && (current ?? queue);
}

/** Returns the queue, if one is set. */
export function imageLoadQueue(): ImageLoadQueue | undefined {
  return current;
}
