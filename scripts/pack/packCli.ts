import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { Schema } from '../generate/typesFromSchemas.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'packages/cli');

/** Name of the published package. Its scope has to belong to the publisher. */
export const packageName = '@livery/cli';

/** Oldest Node that runs the package. */
const oldestNode = '20.12';

/** Folders of the package, by the folders of the repository that they are copied from. */
const copies = [
  ['schemas', 'schemas'],
  ['packages/config/schemas', 'lib/schemas'],
  ['tenants/_base', 'tenants/_base'],
] as const;

/**
 * Builds the package of the `livery` command: one file without dependencies, the schemas that
 * documents name, those of the validator, and the platform's `_base`.
 *
 * @returns path of the tarball.
 */
export async function packCli(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'LICENSES.txt'), await licences(await bundle(join(folder, 'bin'))));
  for (const [from, to] of copies)
    await cp(join(root, from), join(folder, to), {
      recursive: true,
      // The API of operators is no schema of a document.
      filter: (path) => !path.endsWith('.openapi.gen.json'),
    });
  await minify(join(folder, 'lib/schemas'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'package.json'), await description());
  await writeFile(join(folder, 'README.md'), readme);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  return join(folder, stdout.trim());
}

/** Bundles the command, and returns the paths of the bundled modules. */
async function bundle(outDir: string): Promise<string[]> {
  const result = await build({
    root: cli,
    configFile: false,
    logLevel: 'warn',
    resolve: {
      // The CommonJS build of jsonc-parser loads its parts by paths that no bundle has.
      mainFields: ['module', 'main'],
      alias: [{ find: /repositoryInstallation\.ts$/, replacement: 'packagedInstallation.ts' }],
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'livery.mjs',
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
        },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('the bundler made no output');
  return output.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

/** Returns the licences of the bundled packages, as their terms require. */
async function licences(modules: readonly string[]): Promise<string> {
  const names = modules.flatMap(
    (path) => /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1] ?? [],
  );
  const texts = [...new Set(names)].toSorted().map(async (name) => {
    const folder = join(root, 'node_modules', name);
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no licence file`);
    return `${name}\n\n${await readFile(join(folder, file), 'utf8')}`;
  });
  return (await Promise.all(texts)).join('\n---\n\n');
}

/** Removes the white space from the schemas that only the program reads. */
async function minify(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    await writeFile(path, JSON.stringify(JSON.parse(await readFile(path, 'utf8'))));
  }
}

async function description(): Promise<string> {
  // The workspace's own description
  const { version, license } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Schema;
  const content = {
    name: packageName,
    version,
    description: 'Validates, compares and creates brands of the Livery platform.',
    license,
    type: 'module',
    bin: { livery: 'bin/livery.mjs' },
    files: ['LICENSES.txt', 'bin', 'lib', 'schemas', 'tenants'],
    engines: { node: `>=${oldestNode}` },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const readme = `# ${packageName}

The command of the Livery platform, in which a brand is a folder of JSON.

\`\`\`sh
npm install --save-dev ${packageName}
npx ${packageName} validate brands
npx ${packageName} new goldfinch --tenants brands
\`\`\`

\`livery --help\` lists the commands. Brands extend the \`_base\` beside them, that of \`--base\`, or the
one of this package. Editors complete and check documents by their \`$schema\`:
\`../../node_modules/${packageName}/schemas/site.schema.json\`.
`;
