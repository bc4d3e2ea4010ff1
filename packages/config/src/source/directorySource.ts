import { constants, open, opendir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileEntry, FileSource } from './FileSource.ts';
import { folderLimits } from './folderLimits.ts';

/**
 * Returns a folder on disk as a {@link FileSource}, for composition roots.
 *
 * Each folder of the root, a brand's for example, is closed: links are followed only to files inside
 * the same folder. A folder of the root may itself be a link to another one inside the root.
 *
 * Errors: `ENOENT` for a missing path, `EOUTSIDE` for a path outside its folder, `EFBIG` for a file
 * that is too large.
 */
export function directorySource(root: string): FileSource {
  const inside = async (path: string): Promise<string> => {
    const [top = ''] = path.split('/', 1);
    const [realRoot, realTop, real] = await Promise.all([
      realpath(root),
      realpath(join(root, top)),
      realpath(join(root, path)),
    ]);
    if (isWithin(realTop, realRoot) && isWithin(real, realTop)) return real;
    throw Object.assign(new Error(`${path} leads out of ${join(root, top)}`), { code: 'EOUTSIDE' });
  };
  return {
    list: async (folder) => {
      const real = await inside(folder);
      const isRoot = folder === '';
      const entries: Promise<FileEntry>[] = [];
      for await (const entry of await opendir(real, { bufferSize: 256 })) {
        entries.push(entryOf(entry, real, isRoot));
        // One entry more than allowed is enough to report the folder.
        if (!isRoot && entries.length > folderLimits.maxEntries) break;
      }
      return Promise.all(entries);
    },
    read: async (path) => {
      // Opens without blocking, because a pipe without a writer would block its reader forever.
      const handle = await open(await inside(path), constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        const found = await handle.stat();
        if (found.size > folderLimits.maxFileBytes)
          throw Object.assign(new Error(`${path} is too large`), { code: 'EFBIG' });
        // Pipes and devices have no content of their own, and may never end.
        return found.isFile() || found.isDirectory() ? await handle.readFile() : new Uint8Array();
      } finally {
        await handle.close();
      }
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns an entry. A broken link counts as a file, so that reading it gives the error. */
async function entryOf(
  entry: { name: string; isDirectory: () => boolean; isSymbolicLink: () => boolean },
  folder: string,
  isRoot: boolean,
): Promise<FileEntry> {
  const { name } = entry;
  if (!entry.isSymbolicLink()) return { name, kind: entry.isDirectory() ? 'folder' : 'file' };
  const target = await stat(join(folder, name)).catch(() => undefined);
  if (!target?.isDirectory()) return { name, kind: 'file' };
  return { name, kind: isRoot ? 'folder' : 'link' };
}
