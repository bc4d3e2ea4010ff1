import { constants, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileEntry, FileSource } from './FileSource.ts';

/**
 * A folder on disk as a {@link FileSource}, for composition roots. Links are followed only to
 * places inside the folder.
 *
 * Errors: `ENOENT` for what is not there, `EACCES` for what lies outside.
 */
export function directorySource(root: string): FileSource {
  const inside = async (path: string): Promise<string> => {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (real === realRoot || real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep))
      return real;
    throw Object.assign(new Error(`${path} leads out of ${root}`), { code: 'EACCES' });
  };
  return {
    list: async (folder) => {
      const real = await inside(folder);
      const entries = await readdir(real, { withFileTypes: true });
      return Promise.all(
        entries.map(async (entry): Promise<FileEntry> => {
          if (entry.isSymbolicLink())
            return { name: entry.name, kind: await kindOfLink(join(real, entry.name)) };
          return { name: entry.name, kind: entry.isDirectory() ? 'folder' : 'file' };
        }),
      );
    },
    // A pipe without a writer would keep its reader waiting for good; like this it is an empty
    // file.
    read: async (path) =>
      readFile(await inside(path), { flag: constants.O_RDONLY | constants.O_NONBLOCK }),
  };
}

/** A link that leads nowhere counts as a file: reading it says what is wrong. */
async function kindOfLink(path: string): Promise<FileEntry['kind']> {
  const target = await stat(path).catch(() => undefined);
  return target?.isDirectory() ? 'folder' : 'file';
}
