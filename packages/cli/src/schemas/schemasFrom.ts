import { dirname, join, relative, sep } from 'node:path';
import type { Ports } from '../Ports.ts';

/**
 * Returns the path of the schemas from a folder of a brand, if they are in the same project: beside
 * the tenants folder, or in its packages. Any other path would exist on this machine only.
 */
export function schemasFrom(
  folder: string,
  { schemaFolder }: Pick<Ports, 'schemaFolder'>,
): string | undefined {
  for (let project = dirname(folder); dirname(project) !== project; project = dirname(project))
    if (
      schemaFolder === join(project, 'schemas') ||
      schemaFolder.startsWith(join(project, 'node_modules', sep))
    )
      return relative(folder, schemaFolder).replaceAll('\\', '/');
  return undefined;
}
