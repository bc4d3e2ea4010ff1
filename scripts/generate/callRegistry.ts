import { readdir, readFile } from 'node:fs/promises';
import { posix as path } from 'node:path';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

const root = 'packages/api/src';

/**
 * Generates the registries of the API package from the folders of its calls: the table of calls,
 * their types, and the table of their schemas.
 */
export async function callRegistry(): Promise<GeneratedFile[]> {
  const files = (await readdir(`${root}/calls`, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const modules = await callModules(files);
  return [
    { path: `${root}/generated/calls.gen.ts`, text: callsFile(modules) },
    { path: `${root}/generated/callTypes.gen.ts`, text: callTypesFile(modules) },
    { path: `${root}/generated/schemas.gen.ts`, text: await schemasFile(files) },
  ];
}

interface DeclaredCall {
  readonly name: string;
  readonly isPlatform: boolean;
  /** Names of types: of the request, of the reply to a browser, and of the operator's reply. */
  readonly request: string;
  readonly reply: string;
  readonly operatorReply: string;
}

interface CallModule {
  readonly file: string;
  readonly calls: readonly DeclaredCall[];
}

function callModules(files: readonly string[]): Promise<CallModule[]> {
  return Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => ({
        file,
        calls: callsIn(await readFile(`${root}/calls/${file}`, 'utf8')),
      })),
  );
}

/** Generates the types of each call by its name, for what knows a call by its name only. */
function callTypesFile(modules: readonly CallModule[]): string {
  const calls = modules.flatMap((module) => module.calls);
  const types = new Set(
    calls.flatMap(({ request, reply, operatorReply }) => [request, reply, operatorReply]),
  );
  const lines = calls.map(
    ({ name, request, reply, operatorReply }) =>
      `  readonly ${name}: CallType<${[request, reply, ...(operatorReply === reply ? [] : [operatorReply])].join(', ')}>;\n`,
  );
  return `${generatedNotice}import type {
${[...types]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from '@livery/model';

/** Types of one call. The gateway may answer a browser with another reply than the operator's. */
export interface CallType<Request, Reply, OperatorReply = Reply> {
  readonly request: Request;
  readonly reply: Reply;
  readonly operatorReply: OperatorReply;
}

/** Types of every call, by its name. */
export interface CallTypes {
${lines.join('')}}
`;
}

function callsFile(modules: readonly CallModule[]): string {
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
function callsIn(source: string): DeclaredCall[] {
  const declaration = /^export const (\w+) = defineCall<(\w+), (\w+)>\(\{([\s\S]*?)^\}\);/gm;
  return [...source.matchAll(declaration)].map(
    ([, name = '', request = '', reply = '', body = '']) => ({
      name,
      isPlatform: /^ {2}path: '\/_livery\//m.test(body),
      request,
      reply,
      operatorReply: /^ {2}replySchema: '(\w+)'/m.exec(body)?.[1] ?? reply,
    }),
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
/**
 * The schema files of the calls, by noun. For the server and the sandbox: no browser loads them.
 */
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
