import { operatorCalls } from '@livery/api';
import { LoadCache, loadSite, type SchemaSet } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { directoryStamp } from '../tenants/directoryStamp.ts';
import type { TenantSource } from '../tenants/TenantSource.ts';
import { watchFolders } from '../tenants/watchFolders.ts';

const guestCalls = operatorCalls.filter(({ guestCacheMs }) => guestCacheMs !== undefined).map(({ name }) => name);

/** Brands from a folder on disk. */
export function tenantFolder({ root, schemas }: { root: string; schemas: SchemaSet }): TenantSource {
  const source = directorySource(root);
  return {
    async brands() {
      const entries = await readdir(root, { withFileTypes: true });
      return entries.filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink())).map(({ name }) => name);
    },
    stamp: (brand) => directoryStamp(path.join(root, brand)),
    reading() {
      const cache = new LoadCache();
      return async (brand) => {
        const { site, problems } = await loadSite({ source, brand, schemas, guestCalls, cache });
        const placed = problems.map((problem) => ({ ...problem, file: path.join(root, problem.file) }));
        return { problems: placed, ...(site ? { site } : {}) };
      };
    },
    read: async (file) => Buffer.from(await source.read(file)),
    watch: (onChange) => watchFolders(root, onChange),
  };
}
