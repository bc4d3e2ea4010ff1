import { constants, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileEntry, FileSource } from './FileSource.ts';

/**
 * Returns a folder on disk as a {@link FileSource}, for composition roots. Links are followed only
 * to places inside the folder.
 *
 * Errors: `ENOENT` for a missing path, `EACCES` for a path outside the folder.
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
    // Opens without blocking, because a pipe without a writer would block its reader forever. Such
    // a pipe reads as an empty file.
    read: async (path) =>
      readFile(await inside(path), { flag: constants.O_RDONLY | constants.O_NONBLOCK }),
  };
}

/**
 * Returns the kind of a link's target. A broken link counts as a file, so that reading it gives the
 * error.
 */
async function kindOfLink(path: string): Promise<FileEntry['kind']> {
  const target = await stat(path).catch(() => undefined);
  return target?.isDirectory() ? 'folder' : 'file';
}
