import { readFile } from 'node:fs/promises';

/** Returns the version in a package.json. */
export async function readVersion(file: URL): Promise<string> {
  // The package's own description
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return version;
}
