import { readdir, readFile } from 'node:fs/promises';
import { posix as path } from 'node:path';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

const root = 'packages/components/src';
const chunkFolder = 'registry/chunks';

/** Schema keywords that assign a component to a chunk of the client build. */
interface Placement {
  /** Path of the module below the package's source, without extension. */
  readonly module: string;
  readonly name: string;
  /** `x-chunk`: chunk of the component; without it, the component is on every page. */
  readonly chunk: string | undefined;
  /** `x-hydrate: "idle"`: the component hydrates after the page. */
  readonly isLazy: boolean;
  /** `x-essential`: the component must never disappear without a message. */
  readonly isEssential: boolean;
  /** Whether its module contains a hook, or React calls it later or differently. */
  readonly callsHooks: boolean;
  /** `x-parts`: modules that the component loads later, by chunk. */
  readonly parts: readonly (readonly [chunk: string, modules: readonly string[]])[];
}

interface Modal {
  readonly module: string;
  readonly component: string;
  /** Name in `ModalProps`. */
  readonly name: string;
  readonly chunk: string;
  /** Options that differ from the default. */
  readonly options: Readonly<Partial<Record<(typeof optionNames)[number], boolean>>>;
}

/**
 * Call of a hook, whose names React prescribes, or a function that makes a component with hooks.
 */
const hook = /\b(?:use(?:[A-Z]\w*)?|observer|memo|lazy)\(/;

/** Options of a modal, `ModalOptions`. */
const optionNames = ['delay', 'lockScroll', 'closeOnBackdrop'] as const;

/**
 * Generates the component registry from the folders: `<Name>.schema.json` places a component,
 * `<Name>.modal.json` a modal. A chunk is the file that exports its members.
 */
export async function componentRegistry(): Promise<GeneratedFile[]> {
  const { components, modals } = await readFolders();
  const chunks = membersByChunk(components, modals);
  return [
    { path: `${root}/core/chunks/chunks.gen.ts`, text: chunksFile(components, chunks) },
    { path: `${root}/registry/entries.gen.ts`, text: entriesFile(components) },
    { path: `${root}/registry/modals.gen.ts`, text: modalsFile(modals) },
    { path: 'packages/model/src/generated/modalOverrides.gen.ts', text: overridesFile(modals) },
    ...[...chunks].map(([name, modules]) => ({
      path: `${root}/${chunkFolder}/${name}.gen.ts`,
      text: generatedNotice + modules.map((module) => exportLine(module)).join(''),
    })),
  ];
}

async function readFolders(): Promise<{ components: Placement[]; modals: Modal[] }> {
  const components: Placement[] = [];
  const modals: Modal[] = [];
  for (const entry of await readdir(root, { recursive: true })) {
    const file = entry.replaceAll('\\', '/');
    const [, module, name = '', kind] = /^(.*\/(\w+))\.(schema|modal)\.json$/.exec(file) ?? [];
    if (module === undefined || path.basename(path.dirname(file)) !== name) continue;
    // The tests of the schemas and modals validate these files.
    const content = JSON.parse(await readFile(`${root}/${file}`, 'utf8')) as Record<
      string,
      unknown
    >;
    if (kind === 'modal')
      modals.push({
        module,
        component: name,
        name: text(content.name, `${file}: name`),
        chunk: text(content.chunk, `${file}: chunk`),
        options: optionsOf(file, content),
      });
    // The renderer implements `Outlet`.
    else if (name !== 'Outlet') {
      const code = await readFile(`${root}/${module}.tsx`, 'utf8');
      components.push(placementOf({ file, module, name, schema: content, code }));
    }
  }
  const byName = (left: { module: string }, right: { module: string }): number =>
    path.basename(left.module).localeCompare(path.basename(right.module), 'en');
  return { components: components.toSorted(byName), modals: modals.toSorted(byName) };
}

function optionsOf(file: string, content: Record<string, unknown>): Modal['options'] {
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]) => {
      if (key === 'name' || key === 'chunk') return [];
      const option = optionNames.find((name) => name === key);
      if (option === undefined || typeof value !== 'boolean')
        throw new Error(`${file}: ${key} must be one of ${optionNames.join(', ')}, true or false.`);
      return [[option, value]];
    }),
  );
}

function placementOf({
  file,
  module,
  name,
  schema,
  code,
}: {
  file: string;
  module: string;
  name: string;
  schema: Record<string, unknown>;
  code: string;
}): Placement {
  const {
    'x-chunk': chunk,
    'x-hydrate': hydrate,
    'x-essential': isEssential,
    'x-parts': parts = {},
  } = schema;
  if (hydrate !== undefined && hydrate !== 'idle')
    throw new Error(`${file}: x-hydrate is "idle" or left out.`);
  if (hydrate !== undefined && chunk === undefined)
    throw new Error(
      `${file}: x-hydrate needs x-chunk: a component of the first script has no other time.`,
    );
  if (typeof parts !== 'object' || parts === null || Object.keys(parts).length > 1)
    throw new Error(`${file}: x-parts is an object with one chunk.`);
  return {
    module,
    name,
    chunk: chunk === undefined ? undefined : text(chunk, `${file}: x-chunk`),
    isLazy: hydrate === 'idle',
    isEssential: isEssential === true,
    callsHooks:
      hydrate !== undefined || hook.test(code) || !code.includes(`export function ${name}(`),
    // Checked by the compiler where the modules are imported.
    parts: Object.entries(parts as Record<string, readonly string[]>),
  };
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || !/^[A-Za-z]\w*$/.test(value))
    throw new Error(`${at} must be a name.`);
  return value;
}

function membersByChunk(
  components: readonly Placement[],
  modals: readonly Modal[],
): Map<string, readonly string[]> {
  const members: (readonly [chunk: string, module: string])[] = [
    ...components.flatMap(({ chunk, module }) =>
      chunk === undefined ? [] : [[chunk, module] as const],
    ),
    ...components.flatMap(({ parts }) =>
      parts.flatMap(([chunk, modules]) => modules.map((module) => [chunk, module] as const)),
    ),
    ...modals.map(({ chunk, module }) => [chunk, module] as const),
  ];
  const chunks = Map.groupBy(members, ([chunk]) => chunk);
  return new Map(
    [...chunks]
      .toSorted(([left], [right]) => left.localeCompare(right, 'en'))
      .map(([chunk, list]) => [chunk, list.map(([, module]) => module).toSorted(byBasename)]),
  );
}

function byBasename(left: string, right: string): number {
  return path.basename(left).localeCompare(path.basename(right), 'en');
}

function exportLine(module: string): string {
  return `export { ${path.basename(module)} } ${from(`../../${module}.tsx`)}`;
}

/** Returns the end of an import or export statement. */
function from(file: string): string {
  return `from '${file}';\n`;
}

/**
 * Generates the list of chunks, separate from the entries because components load parts of other
 * chunks with it.
 */
function chunksFile(
  components: readonly Placement[],
  chunks: ReadonlyMap<string, readonly string[]>,
): string {
  const lines = [...chunks.keys()].map((name) => {
    const members = components.filter(({ chunk }) => chunk === name);
    const partsChunk = members.flatMap(({ parts }) => parts)[0]?.[0];
    const options = [
      ...(members.every(({ isLazy }) => isLazy) ? ['isLazy: true'] : []),
      ...(partsChunk === undefined ? [] : [`partsChunk: '${partsChunk}'`]),
    ];
    const last = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
    return `export const ${name} = new Chunk('${name}', () => import('../../${chunkFolder}/${name}.gen.ts')${last});\n`;
  });
  return `${generatedNotice}import { Chunk } ${from('./Chunk.tsx')}\n${lines.join('')}`;
}

function entriesFile(components: readonly Placement[]): string {
  const eager = components.filter(({ chunk }) => chunk === undefined);
  const chunks = [
    ...new Set(
      components.flatMap(({ chunk, parts }) => [
        ...(chunk === undefined ? [] : [chunk]),
        ...parts.map(([name]) => name),
      ]),
    ),
  ].toSorted();
  const imports = [
    `import type { ComponentProps } from '@livery/model';\n`,
    ...eager.map(({ name, module }) => `import { ${name} } ${from(`../${module}.tsx`)}`),
    `import { eager, type RegistryEntry } ${from('../core/chunks/Chunk.tsx')}`,
    `import { ${chunks.join(', ')} } from '../core/chunks/chunks.gen.ts';\n`,
  ];
  const entries = components.map(({ name, chunk, isLazy, parts }) => {
    if (chunk !== undefined)
      return `  ${name}: ${chunk}.${isLazy ? 'lazyEntry' : 'entry'}('${name}'),\n`;
    const [partsChunk] = parts[0] ?? [];
    return `  ${name}: eager(${name}${partsChunk === undefined ? '' : `, ${partsChunk}`}),\n`;
  });
  return `${generatedNotice}${imports.join('')}
/** Every component but the renderer's own Outlet, by its name. */
export const entries: {
  readonly [Name in Exclude<keyof ComponentProps, 'Outlet'>]: RegistryEntry<ComponentProps[Name]>;
} = {
${entries.join('')}};

/** The components that must never disappear without a message. */
export const essentialComponents = ${setOf(components.filter(({ isEssential }) => isEssential))};

/** The components that call no hooks. */
export const plainComponents = ${setOf(components.filter(({ callsHooks }) => !callsHooks))};

/** The chunks that pages load. */
export const pageChunks = [${chunks.join(', ')}] as const;
`;
}

function setOf(components: readonly Placement[]): string {
  return `new Set<string>([${components.map(({ name }) => `'${name}'`).join(', ')}])`;
}

function modalsFile(modals: readonly Modal[]): string {
  const chunks = [...new Set(modals.map(({ chunk }) => chunk))].toSorted();
  const lines = modals.map(
    ({ name, chunk, component }) => `  ${name}: ${chunk}.lazy((module) => module.${component}),\n`,
  );
  return `${generatedNotice}import type { ModalName, ModalProps } from '@livery/model';
import type { FunctionComponent } from 'react';
import { ${chunks.join(', ')} } from '../core/chunks/chunks.gen.ts';

/** Every modal's component, by its name in \`ModalProps\`. */
export const modals: { readonly [Name in ModalName]: FunctionComponent<ModalProps[Name]> } = {
${lines.join('')}};
`;
}

function overridesFile(modals: readonly Modal[]): string {
  const lines = modals
    .filter(({ options }) => Object.keys(options).length > 0)
    .map(({ name, options }) => {
      const list = Object.entries(options).map(([key, value]) => `${key}: ${value}`);
      return `  ${name}: { ${list.join(', ')} },\n`;
    });
  return `${generatedNotice}/** Options of modals that differ from the default, by the modal's name. */
export const modalOverrides = {
${lines.join('')}} as const;
`;
}
