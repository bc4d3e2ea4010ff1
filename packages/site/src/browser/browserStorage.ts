import type { KeyValueStorage } from '@livery/stores';

/** A storage of the browser. Where it is full or forbidden, values last as long as the page. */
export function browserStorage(open: () => Storage): KeyValueStorage {
  const kept = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const stored = attempt((storage) => (storage.setItem(key, value), true));
      if (stored) kept.delete(key);
      else kept.set(key, value);
    },
    remove: (key) => {
      kept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
