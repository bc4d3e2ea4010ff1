import { readdir, readFile } from 'node:fs/promises';
import { posix as path } from 'node:path';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

const root = 'packages/api/src';

/**
 * Generates the registries of the API package from the folders of its calls: the table of calls and
 * the table of their schemas.
 */
export async function callRegistry(): Promise<GeneratedFile[]> {
  const files = (await readdir(`${root}/calls`, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  return [
    { path: `${root}/generated/calls.gen.ts`, text: await callsFile(files) },
    { path: `${root}/generated/schemas.gen.ts`, text: await schemasFile(files) },
  ];
}

async function callsFile(files: readonly string[]): Promise<string> {
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => ({
        file,
        calls: callsIn(await readFile(`${root}/calls/${file}`, 'utf8')),
      })),
  );
  const calls = modules.flatMap((module) => module.calls);
  const list = (chosen: readonly { name: string }[]): string =>
    chosen.map(({ name }) => `  ${name},\n`).join('');
  const imports = modules.map(
    ({ file, calls: names }) =>
      `import { ${names.map(({ name }) => name).join(', ')} } from '../calls/${file}';\n`,
  );
  return `${generatedNotice}import type { AnyCall } from '../Call.ts';
${imports.join('')}
export {
${list(calls)}};

/** The calls of the operator's API. */
export const operatorCalls: readonly AnyCall[] = [
${list(calls.filter(({ isPlatform }) => !isPlatform))}];

/** The calls that the Livery server answers itself. */
export const platformCalls: readonly AnyCall[] = [
${list(calls.filter(({ isPlatform }) => isPlatform))}];
`;
}

/**
 * Returns the calls that a module declares. Those below `/_livery/` are implemented by the server
 * itself.
 */
function callsIn(source: string): { name: string; isPlatform: boolean }[] {
  return [...source.matchAll(/^export const (\w+) = defineCall<[^(]*>\(\{([\s\S]*?)^\}\);/gm)].map(
    ([, name = '', body = '']) => ({ name, isPlatform: /^ {2}path: '\/_livery\//m.test(body) }),
  );
}

async function schemasFile(files: readonly string[]): Promise<string> {
  const schemas = await Promise.all(
    files
      .filter((file) => file.endsWith('.schema.json'))
      .map(async (file) => ({
        file,
        noun: path.basename(file, '.schema.json'),
        names: definitionsIn(await readFile(`${root}/calls/${file}`, 'utf8')),
      })),
  );
  const imports = schemas.map(
    ({ file, noun }) => `import ${noun} from '../calls/${file}' with { type: 'json' };\n`,
  );
  const lines = schemas.flatMap(({ noun, names }) =>
    names.map((name) => `  ${name}: '${noun}',\n`),
  );
  return `${generatedNotice}${imports.join('')}
/** The schema files of the calls, by noun. For the server and the sandbox: no browser loads them. */
export const callSchemas: Readonly<Record<string, object>> = {
${schemas.map(({ noun }) => `  ${noun},\n`).join('')}};

/** The file of each definition. */
export const schemaFiles = {
${lines.join('')}} as const;
`;
}

function definitionsIn(text: string): string[] {
  // Schema file of the calls. The validators' test compiles each of its definitions.
  const { $defs } = JSON.parse(text) as { $defs: Record<string, unknown> };
  return Object.keys($defs);
}
