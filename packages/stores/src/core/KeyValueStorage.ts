/**
 * Storage of text by key, such as local storage. Implementations ignore a failed write; the value
 * is then lost with the page.
 */
export interface KeyValueStorage {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}
