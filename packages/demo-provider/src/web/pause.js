/**
 * Resolves after a time.
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Whether the player wants things to move. */
export function likesMotion() {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
