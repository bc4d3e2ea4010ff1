import type { KeyValueStorage } from '@livery/stores';

/**
 * Storage of the browser. If it is full or forbidden, values stay in memory until the page closes.
 */
export function browserStorage(open: () => Storage): KeyValueStorage {
  const fallback = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => fallback.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const stored = attempt((storage) => (storage.setItem(key, value), true));
      if (stored) fallback.delete(key);
      else fallback.set(key, value);
    },
    remove: (key) => {
      fallback.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
