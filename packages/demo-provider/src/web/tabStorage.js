/**
 * This tab's storage. In a frame of another site a browser may refuse it: then nothing outlives a
 * reload but what the server knows.
 */
export const tabStorage = {
  /** @param {string} key @returns {string | null} */
  read(key) {
    return attempt(() => sessionStorage.getItem(key)) ?? null;
  },

  /** Whether it is kept. @param {string} key @param {string} value */
  write(key, value) {
    return (
      attempt(() => {
        sessionStorage.setItem(key, value);
        return true;
      }) ?? false
    );
  },

  /** @param {string} key */
  remove(key) {
    attempt(() => {
      sessionStorage.removeItem(key);
    });
  },
};

/** @template T @param {() => T} access @returns {T | undefined} */
function attempt(access) {
  try {
    return access();
  } catch {
    return undefined;
  }
}
