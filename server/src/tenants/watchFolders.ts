import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/**
 * Watches a folder of folders: the top for brands that come and go, and every folder of every brand. Only folders: a watch on a file goes blind
 * with the first rename. What it cannot watch it leaves to the poll.
 */
export function watchFolders(root: string, onChange: (brand: string | undefined) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function watchFolder(folder: string, brand: string | undefined): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        look();
        onChange(brand ?? name ?? undefined);
      });
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
    } catch {
      forget(folder);
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function look(): void {
    const wanted = new Map<string, string | undefined>([[root, undefined]]);
    for (const brand of foldersIn(root)) {
      wanted.set(path.join(root, brand), brand);
      for (const inner of foldersIn(path.join(root, brand))) wanted.set(path.join(root, brand, inner), brand);
    }
    for (const folder of watchers.keys()) if (!wanted.has(folder)) forget(folder);
    for (const [folder, brand] of wanted) watchFolder(folder, brand);
  }

  look();
  return () => {
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
}
