import type { MouseEvent } from 'react';

/**
 * Returns whether a click would follow the link in the same tab. With a modifier key or another
 * button the browser does something else, such as opening a tab.
 */
export function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
