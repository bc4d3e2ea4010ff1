import { dirname, resolve } from 'node:path';
import { problemAt, type ConfigProblem, type LoadedSite } from '@livery/config';
import type { Ports } from '../Ports.ts';
import { schemasFrom } from './schemasFrom.ts';
import type { TenantsFolder } from '../tenantsFolder.ts';

/**
 * Returns a problem for each brand whose documents name schemas that are not on the disk, at the
 * first of them: a brand that is copied to another place has the same mistake in all its documents.
 */
export async function missingSchemas(
  loaded: readonly LoadedSite[],
  {
    pathOf,
    ports,
  }: Pick<TenantsFolder, 'pathOf'> & { ports: Pick<Ports, 'kind' | 'schemaFolder'> },
): Promise<ConfigProblem[]> {
  const found = await Promise.all(
    loaded.map(async ({ schemaLinks }): Promise<ConfigProblem[]> => {
      const kinds = await Promise.all(
        schemaLinks.map(async ({ path, location }) =>
          isAddress(path) ? 'file' : ports.kind(resolve(folderOf(location.document.file), path)),
        ),
      );
      const missing = schemaLinks.filter((_, index) => kinds[index] !== 'file');
      const [first] = missing;
      if (!first) return [];
      const { path, location, pointer } = first;
      const folder = folderOf(location.document.file);
      const name = path.split(/[/\\]/).at(-1) ?? path;
      const schemas = schemasFrom(folder, ports);
      const advice = schemas === undefined ? 'remove "$schema"' : `write "${schemas}/${name}"`;
      const others = missing.length - 1;
      const documents =
        others === 0 ? 'this document' : `this document and ${others} more of the brand`;
      return [
        problemAt(location, {
          code: 'LV116',
          message: `"${path}" is no file, so editors do not check ${documents}; ${advice}`,
          pointer,
        }),
      ];
    }),
  );
  return found.flat();

  function folderOf(file: string): string {
    return dirname(pathOf(file));
  }
}

/** Returns whether a link is the address of a schema on the web. */
function isAddress(path: string): boolean {
  return /^[a-z]{2,}:/i.test(path);
}
