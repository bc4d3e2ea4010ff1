/** @returns {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} */
function openTabStorage() {
  try {
    return sessionStorage;
  } catch {
    // A browser may let a page in another site's frame keep nothing: what is kept then goes with the page.
    /** @type {Map<string, string>} */
    const kept = new Map();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
  }
}

/** What this tab keeps through a reload. */
export const tabStorage = openTabStorage();
