import { brandFolders } from '@livery/config/folderLimits';
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Watches the root for added and removed brands, and the folders of every brand. Watches folders
 * only, because a watch on a file ends with the first rename. Polling covers folders that cannot be
 * watched.
 */
export function watchFolders(
  root: string,
  onChange: (brand: string | undefined) => void,
): () => void {
  const watched = new Map<string, { watcher: FSWatcher; inode: number }>();

  function watchFolder(folder: string, onEvent: (name: string | undefined) => void): void {
    const inode = inodeOf(folder);
    if (watched.get(folder)?.inode === inode) return;
    forget(folder);
    if (inode === undefined) return;
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) =>
        onEvent(name ?? undefined),
      );
      watcher.on('error', () => forget(folder));
      watched.set(folder, { watcher, inode });
    } catch {
      // The system limits watches per process; polling finds the remaining changes.
    }
  }

  function forget(folder: string): void {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  }

  /** Starts watching new folders and stops watching deleted ones. */
  function watchBrand(brand: string): void {
    const folder = path.join(root, brand);
    watchFolder(folder, () => changed(brand));
    // The number of folders is bounded, because this runs on the thread that serves requests.
    for (const inner of brandFolders) watchFolder(path.join(folder, inner), () => changed(brand));
  }

  function changed(brand: string): void {
    watchBrand(brand);
    onChange(brand);
  }

  watchFolder(root, (name) => (name === undefined ? onChange(undefined) : changed(name)));
  for (const brand of foldersIn(root)) watchBrand(brand);
  return () => {
    for (const { watcher } of watched.values()) watcher.close();
    watched.clear();
  };
}

/** Returns the inode of a folder; `undefined` if there is none, or if it cannot be looked at. */
function inodeOf(folder: string): number | undefined {
  try {
    return statSync(folder, { throwIfNoEntry: false })?.ino;
  } catch {
    return undefined;
  }
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    // The registry reports a root that it cannot list.
    return [];
  }
}
