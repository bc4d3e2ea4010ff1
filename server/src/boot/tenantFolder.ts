import { callCatalogue } from '@livery/api/callCatalogue';
import {
  joinPointer,
  LoadCache,
  loadSite,
  type ConfigProblem,
  type FileSource,
  type LoadedSite,
  type SchemaSet,
} from '@livery/config';
import type { UpstreamDocument } from '@livery/model';
import { directorySource } from '@livery/config/directorySource';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inspectFolder } from '../brands/folders/inspectFolder.ts';
import { packSite, type UpstreamPlaces } from '../snapshots/PackedSite.ts';
import { isGone, type TenantProblem, type TenantSource } from '../brands/TenantSource.ts';
import { watchFolders } from '../brands/folders/watchFolders.ts';

const maxLoadAttempts = 3;
/** Codes of documents, folders and assets that may be readable at another time. */
const retriedCodes: readonly string[] = ['LV101', 'LV112'];

/**
 * Returns the source of brands in a folder on disk.
 *
 * @param options.onFound called during a load with the problems that it has found so far.
 */
export function tenantFolder({
  root,
  schemas,
  source = directorySource(root),
  onFound = () => undefined,
}: {
  root: string;
  schemas: SchemaSet;
  source?: FileSource;
  onFound?: (problems: readonly TenantProblem[]) => void;
}): TenantSource {
  const fingerprint = (brand: string) => inspectFolder(root, brand).fingerprint;
  const newCache = () =>
    new LoadCache((parent) => {
      const inspection = inspectFolder(root, parent);
      // The fingerprint of a closed folder does not change with its files.
      return inspection.isClosed ? undefined : inspection.fingerprint;
    });
  const placed = (problems: readonly ConfigProblem[]): TenantProblem[] =>
    problems.map((problem) => ({ ...problem, file: path.join(root, problem.file) }));
  // Kept between passes, because most edits are of a brand and not of its parents.
  let cache = newCache();
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
      if (!cache.isCurrent()) cache = newCache();
      const parents = cache;
      return async (brand) => {
        for (let attempt = 1; ; attempt += 1) {
          const before = fingerprint(brand);
          const { site, inherited, problems, provenance } = await loadSite({
            source,
            brand,
            schemas,
            calls: callCatalogue,
            cache: parents,
            onFound: (soFar) => onFound(placed(soFar)),
          });
          // Parts of two edits may be valid together, so a folder that changed during loading is
          // loaded again.
          if (attempt < maxLoadAttempts && fingerprint(brand) !== before) continue;
          if (site)
            return {
              problems: placed(problems),
              packed: packSite(site, inherited, placesIn(site.upstream, { root, provenance })),
            };
          if (isGone(inspectFolder(root, brand)))
            return { problems: placed(problems), isGone: true };
          if (!problems.some(({ code }) => retriedCodes.includes(code)))
            return { problems: placed(problems) };
          // What cannot be read may be a parent's.
          cache = newCache();
          return { problems: placed(problems), isUnread: true };
        }
      };
    },
    read: async (file) => Buffer.from(await source.read(file)),
    watch: (onChange) => watchFolders(root, onChange),
  };
}

/** Returns the positions of the values that depend on the server: addresses and secrets. */
function placesIn(
  { headers = {}, socialProviders = {} }: UpstreamDocument,
  { root, provenance }: { root: string; provenance: LoadedSite['provenance'] },
): UpstreamPlaces {
  const values = [
    [],
    ['baseUrl'],
    ['codecKey'],
    ...Object.keys(headers).map((name) => ['headers', name]),
    ...Object.keys(socialProviders).flatMap((name) =>
      ['issuer', 'clientSecret'].map((field) => ['socialProviders', name, field]),
    ),
  ];
  return Object.fromEntries(
    values.flatMap((names) => {
      const place = provenance(joinPointer('/upstream', ...names));
      if (!place) return [];
      const { line, column } = place;
      return [[joinPointer('', ...names), { file: path.join(root, place.file), line, column }]];
    }),
  );
}
