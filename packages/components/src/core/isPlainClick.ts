import type { MouseEvent } from 'react';

/**
 * Whether a link is simply followed; with a key held down or another button the browser does what
 * its user wants.
 */
export function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
