import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type InlineConfig } from 'vite';
import type { Schema } from '../generate/typesFromSchemas.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'packages/cli');

/** Name of the published package. Its scope has to belong to the publisher. */
export const packageName = '@livery/cli';

/** Oldest Node that runs the package. */
const oldestNode = '20.12';

/** Parts of the package, by the parts of the repository that they are copied from. */
const copies = [
  ['schemas', 'schemas'],
  ['packages/config/schemas', 'lib/schemas'],
  ['tenants/_base', 'tenants/_base'],
  ['packages/cli/editors', 'editors'],
  ['packages/cli/ci', 'ci'],
  // Where the framework pre-commit reads it
  ['packages/cli/ci/.pre-commit-hooks.yaml', '.pre-commit-hooks.yaml'],
] as const;

/** Options of every bundle. */
const bundling = {
  configFile: false,
  logLevel: 'warn',
  // The CommonJS build of jsonc-parser loads its parts by paths that no bundle has.
  resolve: { mainFields: ['module', 'main'] },
  ssr: { noExternal: true },
  build: { target: 'node20', minify: true },
} as const satisfies InlineConfig;

/**
 * Builds the package of the `livery` command: its program without dependencies, the schemas that
 * documents name, those of the validator, and the platform's `_base`.
 *
 * @returns path of the tarball.
 */
export async function packCli(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const modules = await bundle(join(folder, 'bin'));
  for (const [from, to] of copies)
    await cp(join(root, from), join(folder, to), {
      recursive: true,
      // The API of operators is no schema of a document.
      filter: (path) => !path.endsWith('.openapi.gen.json'),
    });
  modules.push(...(await bundleExtension(join(folder, 'editors/vscode'))));
  await writeFile(join(folder, 'LICENSES.txt'), await licences(modules));
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
  return modulesOf(
    await build({
      ...bundling,
      root: cli,
      resolve: {
        ...bundling.resolve,
        alias: [{ find: /repositoryInstallation\.ts$/, replacement: 'packagedInstallation.ts' }],
      },
      build: {
        ...bundling.build,
        ssr: 'src/main.ts',
        outDir,
        emptyOutDir: true,
        rolldownOptions: {
          output: {
            entryFileNames: 'livery.mjs',
            // What a command loads on demand, and what it shares with the others
            chunkFileNames: '[name].mjs',
            banner: '#!/usr/bin/env node',
          },
        },
      },
    }),
  );
}

/** Bundles the extension of VS Code with its libraries, as one file in place of its modules. */
async function bundleExtension(outDir: string): Promise<string[]> {
  const modules = modulesOf(
    await build({
      ...bundling,
      root: join(cli, 'editors/vscode'),
      build: {
        ...bundling.build,
        ssr: 'extension.cjs',
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          external: ['vscode'],
          output: { format: 'cjs', entryFileNames: 'extension.cjs', codeSplitting: false },
        },
      },
    }),
  );
  await rm(join(outDir, 'clientOptions.cjs'));
  return modules;
}

function modulesOf(result: Awaited<ReturnType<typeof build>>): string[] {
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
    if (file !== undefined) return `${name}\n\n${await readFile(join(folder, file), 'utf8')}`;
    // The package's own description
    const described = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Schema;
    const { license, author } = described;
    if (typeof license !== 'string') throw new Error(`${name} states no licence`);
    return `${name}\n\n${license}, ${JSON.stringify(author)}\n`;
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
    files: [
      '.pre-commit-hooks.yaml',
      'LICENSES.txt',
      'bin',
      'ci',
      'editors',
      'lib',
      'schemas',
      'tenants',
    ],
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

\`livery --help\` lists the commands. \`ci\` has an action for GitHub, a template for GitLab and a hook
for git, which its files explain. \`livery lsp\` is a language server, and \`editors\` has its clients.
Brands extend the \`_base\` beside them, that of \`--base\`, or the one of this package. Without the
language server, editors complete and check documents by their \`$schema\`:
\`../../node_modules/${packageName}/schemas/site.schema.json\`.
`;
