import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callTypeSchema } from '../generate/callTypes.ts';
import { propsTypeSchema } from '../generate/componentSchemas.ts';
import { typesFromSchemas, type Schema } from '../generate/typesFromSchemas.ts';
import type { Repository } from './Repository.ts';

/**
 * Returns the type errors of files that a guide places into the repository, by one run of the
 * compiler. Types that `npm run generate` would make of added schemas are made here too.
 *
 * @param root folder of the repository.
 * @param repository the files that the guides add.
 * @param paths the files to check.
 */
export async function checkTypes({
  root,
  repository,
  paths,
}: {
  root: string;
  repository: Repository;
  paths: readonly string[];
}): Promise<string[]> {
  const parent = join(root, '.data/samples');
  mkdirSync(parent, { recursive: true });
  // Inside the repository, so that packages are found.
  const folder = mkdtempSync(join(parent, 'run-'));
  try {
    for (const [path, text] of repository.added) write(join(folder, path), text);
    write(
      join(folder, 'generated.d.ts'),
      `export {};\ndeclare module '@livery/model' {\n${await generatedTypes(repository)}}\n`,
    );
    write(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../../tsconfig.json',
        compilerOptions: {
          composite: false,
          emitDeclarationOnly: false,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
          types: ['node', 'vite/client'],
          // An import that the folder of the samples lacks leads into the repository.
          rootDirs: ['../../..', '.'],
        },
        files: ['generated.d.ts', ...paths],
        references: [],
      }),
    );
    const { status, stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['--project', folder, '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8' },
    );
    const output = `${stdout}${stderr}`.trim();
    return status === 0 && output === '' ? [] : output.split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the declarations of the types of added schemas of calls and components. */
function generatedTypes({ added }: Repository): Promise<string> {
  const definitions: Record<string, unknown> = {};
  for (const [path, text] of added) {
    if (!path.endsWith('.schema.json')) continue;
    // A schema file of the repository's own form
    const schema = JSON.parse(text) as Schema & { title?: string; $defs?: Record<string, Schema> };
    if (schema.title !== undefined) definitions[schema.title] = propsTypeSchema(schema);
    for (const [name, definition] of Object.entries(schema.$defs ?? {}))
      definitions[name] = callTypeSchema(name, definition);
  }
  return typesFromSchemas(definitions);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
