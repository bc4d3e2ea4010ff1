import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

/** A storage a test can look into. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): KeyValueStorage & { content: () => Record<string, string> } {
  const kept = new Map(Object.entries(initial));
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    content: () => Object.fromEntries(kept),
  };
}
