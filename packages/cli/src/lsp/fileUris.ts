import { fileURLToPath, pathToFileURL } from 'node:url';

const isWindowsHere = process.platform === 'win32';

/** Returns the path of a `file:` URI; `undefined` for other schemes, such as unsaved documents. */
export function pathOfUri(uri: string, isWindows = isWindowsHere): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return withSmallDrive(fileURLToPath(uri, { windows: isWindows }));
  } catch {
    // No path of this system, such as a URI with a host.
    return undefined;
  }
}

/** Returns the `file:` URI of an absolute path. */
export function uriOfPath(path: string, isWindows = isWindowsHere): string {
  return pathToFileURL(path, { windows: isWindows }).href;
}

/** Clients write the letter of a drive as they like: `file:///C:/brands`, `file:///c%3A/brands`. */
export function withSmallDrive(path: string): string {
  return path.replace(/^[A-Z](?=:)/, (letter) => letter.toLowerCase());
}
