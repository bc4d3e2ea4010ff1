import type { KeyValueStorage } from '../KeyValueStorage.ts';

/** A storage whose content a test sees. */
export class MemoryStorage implements KeyValueStorage {
  readonly kept = new Map<string, string>();

  get = (key: string): string | undefined => this.kept.get(key);
  set = (key: string, value: string): void => void this.kept.set(key, value);
  remove = (key: string): void => void this.kept.delete(key);

  /** The content as an object. */
  all(): Record<string, string> {
    return Object.fromEntries(this.kept);
  }
}
