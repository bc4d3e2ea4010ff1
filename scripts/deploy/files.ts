import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Workspaces that the server consists of. No other package of the repository is installed. */
export const productionWorkspaces = [
  'server',
  'packages/api',
  'packages/config',
  'packages/model',
] as const;

/** Files and folders of a production installation, from the root of the repository. */
const production: readonly string[] = [
  'LICENSE',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'packages/config/schemas',
  // Shown by the admin port.
  'schemas/operator.openapi.gen.json',
  // Built by `npm run build`.
  'packages/site/dist',
  'tenants',
  ...productionWorkspaces.flatMap((workspace) => [`${workspace}/package.json`, `${workspace}/src`]),
];

/**
 * Lists the files of a production installation: sources without tests, the built site and the
 * brands. The one list for images, packages and plain machines.
 *
 * Errors: a sentence, if the site is not built.
 */
export async function productionFiles(repository: string): Promise<readonly string[]> {
  const files = await Promise.all(production.map((path) => filesIn(repository, path)));
  return files
    .flat()
    .filter((file) => !isForTests(file))
    .toSorted();
}

function isForTests(file: string): boolean {
  return /(?:^|\/)(?:testing|hostile)\/|\.test\.tsx?$/.test(file);
}

async function filesIn(repository: string, path: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(repository, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1))
      .map((file) => file.replaceAll(sep, '/'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT')
      throw new Error(`There is no ${path}: run "npm run build" first.`, { cause: error });
    throw error;
  }
}
