/**
 * Text kept by name, such as local storage. A storage that refuses to keep is no error: the value
 * is lost with the page.
 */
export interface KeyValueStorage {
  get: (key: string) => string | undefined;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}
