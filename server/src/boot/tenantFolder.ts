import { callCatalogue } from '@livery/api/callCatalogue';
import { LoadCache, loadSite, type FileSource, type SchemaSet } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inspectFolder } from '../brands/folders/inspectFolder.ts';
import { packSite } from '../snapshots/PackedSite.ts';
import { isGone, type TenantSource } from '../brands/TenantSource.ts';
import { watchFolders } from '../brands/folders/watchFolders.ts';

const maxLoadAttempts = 3;
/** Codes of documents, folders and assets that may be readable at another time. */
const retriedCodes: readonly string[] = ['LV101', 'LV112'];

/** Returns the source of brands in a folder on disk. */
export function tenantFolder({
  root,
  schemas,
  source = directorySource(root),
}: {
  root: string;
  schemas: SchemaSet;
  source?: FileSource;
}): TenantSource {
  const fingerprint = (brand: string) => inspectFolder(root, brand).fingerprint;
  return {
    async brands() {
      const entries = await readdir(root, { withFileTypes: true });
      return entries
        .filter(
          (entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()),
        )
        .map(({ name }) => name);
    },
    inspect: async (brand) => inspectFolder(root, brand),
    reading() {
      const cache = new LoadCache();
      return async (brand) => {
        for (let attempt = 1; ; attempt += 1) {
          const before = fingerprint(brand);
          const { site, inherited, problems } = await loadSite({
            source,
            brand,
            schemas,
            calls: callCatalogue,
            cache,
          });
          // Parts of two edits may be valid together, so a folder that changed during loading is
          // loaded again.
          if (attempt < maxLoadAttempts && fingerprint(brand) !== before) continue;
          const placed = problems.map((problem) => ({
            ...problem,
            file: path.join(root, problem.file),
          }));
          if (site) return { problems: placed, packed: packSite(site, inherited) };
          if (isGone(inspectFolder(root, brand))) return { problems: placed, isGone: true };
          return problems.some(({ code }) => retriedCodes.includes(code))
            ? { problems: placed, isUnread: true }
            : { problems: placed };
        }
      };
    },
    read: async (file) => Buffer.from(await source.read(file)),
    watch: (onChange) => watchFolders(root, onChange),
  };
}
