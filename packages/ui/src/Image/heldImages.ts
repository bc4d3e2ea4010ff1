/** Who says when a picture that is not in sight is asked for. */
export interface HeldImages {
  /** Whether a picture waits for its turn; one that came before does not. */
  holds: (src: string) => boolean;
  /** Calls back when it is near enough. The returned function gives it up. */
  wait: (element: Element, src: string, release: () => void) => () => void;
}

let current: HeldImages | undefined;

/**
 * Says who that is, once in a browser; before that, after `undefined`, and on a server, the
 * browser's own lazy loading decides.
 */
export function holdImages(held: HeldImages | undefined): void {
  current = held && (current ?? held);
}

/** Who says it, if anybody does. */
export function heldImages(): HeldImages | undefined {
  return current;
}
