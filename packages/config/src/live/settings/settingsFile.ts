import { statSync } from 'node:fs';
import { readPrivateFile } from './readPrivateFile.ts';
import { SettingsError } from './SettingsError.ts';

/** Content of a file of settings, as it is now. */
export interface SettingsFile<T> {
  /** Returns the content. It is the same object until the file changes. */
  readonly current: () => T;
  /** Returns the reason why the current file cannot be used; the last valid content applies. */
  readonly fault: () => string | undefined;
}

/**
 * Reads a file of settings, and reads it again when it changed. An invalid change is reported, and
 * the last valid content applies.
 *
 * @param setting name of the setting that names the file.
 * @param parse returns the content, or throws a sentence.
 * @param onFault called with a sentence if a changed file is invalid.
 * Errors: `SettingsError` if the file is invalid at the start.
 */
export function settingsFile<T>({
  file,
  setting,
  maxBytes,
  parse,
  onFault,
}: {
  file: string;
  setting: string;
  maxBytes: number;
  parse: (text: string) => T;
  onFault: (message: string) => void;
}): SettingsFile<T> {
  const read = (): T => {
    try {
      const text = readPrivateFile(file, { maxBytes });
      if (text === undefined) throw new Error(`${file} does not exist`);
      return parse(text);
    } catch (error) {
      throw new SettingsError(
        `${setting}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  let stamp = stampOf(file);
  let content = read();
  let fault: string | undefined;
  const refresh = (): void => {
    const next = stampOf(file);
    if (next === stamp) return;
    stamp = next;
    try {
      content = read();
      fault = undefined;
    } catch (error) {
      fault = `${error instanceof Error ? error.message : String(error)}; the last valid content applies`;
      onFault(fault);
    }
  };
  return {
    current() {
      refresh();
      return content;
    },
    fault() {
      refresh();
      return fault;
    },
  };
}

/** Returns a text that changes with the file, and with the reason why it cannot be read. */
function stampOf(file: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch (error) {
    return String(error);
  }
}
