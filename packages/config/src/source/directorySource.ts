import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { asyncDisk } from './asyncDisk.ts';
import type { Disk } from './Disk.ts';
import type { FileEntry, FileSource } from './FileSource.ts';
import { folderLimits } from './folderLimits.ts';

/**
 * Returns a folder on disk as a {@link FileSource}, for composition roots.
 *
 * Each folder of the root, a brand's for example, is closed: links are followed only to files
 * inside the same folder. A folder of the root may itself be a link to another one inside the root.
 *
 * Errors: `ENOENT` for a missing path, `EOUTSIDE` for a path outside its folder, `EFBIG` for a file
 * that is too large.
 */
export function directorySource(root: string, disk: Disk = asyncDisk): FileSource {
  const inside = async (path: string): Promise<string> => {
    const [top = ''] = path.split('/', 1);
    const [realRoot, realTop, real] = await Promise.all([
      disk.realpath(root),
      disk.realpath(join(root, top)),
      disk.realpath(join(root, path)),
    ]);
    if (isWithin(realTop, realRoot) && isWithin(real, realTop)) return real;
    throw Object.assign(new Error(`${path} leads out of ${join(root, top)}`), { code: 'EOUTSIDE' });
  };
  return {
    list: async (folder) => {
      const real = await inside(folder);
      const isRoot = folder === '';
      // One entry more than allowed is enough to report the folder.
      const entries = await disk.entries(real, isRoot ? Infinity : folderLimits.maxEntries + 1);
      return Promise.all(entries.map((entry) => entryOf(entry, { disk, folder: real, isRoot })));
    },
    read: async (path) => {
      const file = await disk.open(await inside(path));
      try {
        const found = await file.stat();
        if (found.size > folderLimits.maxFileBytes)
          throw Object.assign(new Error(`${path} is too large`), { code: 'EFBIG' });
        // Pipes and devices have no content of their own, and may never end.
        return found.isFile() || found.isDirectory() ? await file.readAll() : new Uint8Array();
      } finally {
        await file.close();
      }
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns an entry. A broken link counts as a file, so that reading it gives the error. */
async function entryOf(
  entry: Dirent,
  { disk, folder, isRoot }: { disk: Disk; folder: string; isRoot: boolean },
): Promise<FileEntry> {
  const { name } = entry;
  if (!entry.isSymbolicLink()) return { name, kind: entry.isDirectory() ? 'folder' : 'file' };
  if (!(await isFolder(join(folder, name), disk))) return { name, kind: 'file' };
  return { name, kind: isRoot ? 'folder' : 'link' };
}

async function isFolder(path: string, disk: Disk): Promise<boolean> {
  try {
    return (await disk.stat(path)).isDirectory();
  } catch {
    return false;
  }
}
