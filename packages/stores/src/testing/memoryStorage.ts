import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

/** Creates an in-memory storage; `content` returns all its entries. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): KeyValueStorage & { content: () => Record<string, string> } {
  const entries = new Map(Object.entries(initial));
  return {
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    content: () => Object.fromEntries(entries),
  };
}
