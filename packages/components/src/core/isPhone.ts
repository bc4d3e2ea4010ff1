export const phoneQuery = '(max-width: 40rem)';

/**
 * Returns whether the screen is so narrow that the browser opens a tab instead of a sized window.
 */
export function isPhone(): boolean {
  return window.matchMedia(phoneQuery).matches;
}
