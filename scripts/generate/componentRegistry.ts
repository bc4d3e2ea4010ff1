import { readdir, readFile } from 'node:fs/promises';
import { posix as path } from 'node:path';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

const root = 'packages/components/src';
const chunkFolder = 'registry/chunks';
const listFile = `${chunkFolder}/chunks.gen.ts`;

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

/** Components and modals that load together. */
interface ChunkPlan {
  readonly name: string;
  /** Folder of its file, which exports the modules. */
  readonly folder: string;
  readonly modules: readonly string[];
  /** Whether all its components hydrate after the page. */
  readonly isLazy: boolean;
  /** Whether a component loads parts of itself from it. */
  readonly hasParts: boolean;
  /** The chunk with the later parts of its components. */
  readonly parts: string | undefined;
}

/**
 * Generates the component registry from the folders: `<Name>.schema.json` places a component,
 * `<Name>.modal.json` a modal. A chunk is the file that exports its members.
 *
 * A chunk with parts of a component is in the folder of that component, because the component
 * imports it; the registry imports every component.
 */
export async function componentRegistry(): Promise<GeneratedFile[]> {
  const { components, modals } = await readFolders();
  const chunks = planChunks(components, modals);
  return [
    { path: `${root}/${listFile}`, text: listOfChunks(chunks) },
    { path: `${root}/registry/entries.gen.ts`, text: entriesFile(components, chunks) },
    { path: `${root}/registry/modals.gen.ts`, text: modalsFile(modals, chunks) },
    { path: 'packages/model/src/generated/modalOverrides.gen.ts', text: overridesFile(modals) },
    ...chunks.map(({ name, folder, modules }) => ({
      path: `${root}/${folder}/${name}.gen.ts`,
      text: generatedNotice + modules.map((module) => exportLine(folder, module)).join(''),
    })),
    ...chunks
      .filter(({ hasParts }) => hasParts)
      .map((chunk) => ({
        path: `${root}/${partsFile(chunk)}`,
        text: `${generatedNotice}${importOfChunk(chunk.folder)}\n${chunkLine(chunk, chunk.folder)}`,
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

function planChunks(components: readonly Placement[], modals: readonly Modal[]): ChunkPlan[] {
  const members: (readonly [chunk: string, module: string])[] = [
    ...components.flatMap(({ chunk, module }) =>
      chunk === undefined ? [] : [[chunk, module] as const],
    ),
    ...components.flatMap(({ parts }) =>
      parts.flatMap(([chunk, modules]) => modules.map((module) => [chunk, module] as const)),
    ),
    ...modals.map(({ chunk, module }) => [chunk, module] as const),
  ];
  return [...Map.groupBy(members, ([chunk]) => chunk)]
    .toSorted(([left], [right]) => left.localeCompare(right, 'en'))
    .map(([name, list]) => {
      const placed = components.filter(({ chunk }) => chunk === name);
      const isLazy = placed.every((component) => component.isLazy);
      const [owner, ...others] = components.filter(({ parts }) =>
        parts.some(([chunk]) => chunk === name),
      );
      if (owner && (others.length > 0 || !isLazy))
        throw new Error(
          `The chunk ${name} has parts of ${owner.name}: no other component has parts in it, and its components have x-hydrate "idle".`,
        );
      return {
        name,
        folder: owner ? path.dirname(owner.module) : chunkFolder,
        modules: list.map(([, module]) => module).toSorted(byBasename),
        isLazy,
        hasParts: owner !== undefined,
        parts: placed.flatMap(({ parts }) => parts)[0]?.[0],
      };
    });
}

function byBasename(left: string, right: string): number {
  return path.basename(left).localeCompare(path.basename(right), 'en');
}

function exportLine(folder: string, module: string): string {
  return `export { ${path.basename(module)} } ${from(relative(folder, `${module}.tsx`))}`;
}

/** Returns the specifier of a file in a module of a folder. */
function relative(folder: string, file: string): string {
  const target = path.relative(folder, file);
  return target.startsWith('.') ? target : `./${target}`;
}

/** Returns the end of an import or export statement. */
function from(file: string): string {
  return `from '${file}';\n`;
}

/** Generates the list of the chunks that are in no component's folder. */
function listOfChunks(chunks: readonly ChunkPlan[]): string {
  const listed = chunks.filter(({ hasParts }) => !hasParts);
  const parts = listed.flatMap((chunk) => chunk.parts ?? []);
  return `${generatedNotice}${importOfChunk(chunkFolder)}${importsOfChunks(parts, chunks, chunkFolder)}
${listed.map((chunk) => chunkLine(chunk, chunkFolder)).join('')}`;
}

/** Returns the lines that import chunks by their names into a module of a folder. */
function importsOfChunks(
  names: readonly string[],
  chunks: readonly ChunkPlan[],
  folder: string,
): string {
  const used = chunks.filter(({ name }) => names.includes(name));
  const byFile = Map.groupBy(used, (chunk) => (chunk.hasParts ? partsFile(chunk) : listFile));
  return [...byFile]
    .map(([file, list]) => {
      const names = list.map(({ name }) => name).join(', ');
      return `import { ${names} } ${from(relative(folder, file))}`;
    })
    .join('');
}

/** Returns the file that a component imports to load its parts. */
function partsFile({ name, folder }: ChunkPlan): string {
  return `${folder}/${name}.chunk.gen.ts`;
}

function importOfChunk(folder: string): string {
  return `import { Chunk } ${from(relative(folder, 'core/chunks/Chunk.tsx'))}`;
}

/** @param importer folder of the file that contains the line. */
function chunkLine({ name, folder, isLazy, parts }: ChunkPlan, importer: string): string {
  const options = [
    ...(isLazy ? ['isLazy: true'] : []),
    ...(parts === undefined ? [] : [`parts: ${parts}`]),
  ];
  const last = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
  const file = relative(importer, `${folder}/${name}.gen.ts`);
  return `export const ${name} = new Chunk('${name}', () => import('${file}')${last});\n`;
}

function entriesFile(components: readonly Placement[], chunks: readonly ChunkPlan[]): string {
  const eager = components.filter(({ chunk }) => chunk === undefined);
  const used = components.flatMap(({ chunk, parts }) => chunk ?? parts.map(([name]) => name));
  const imports = [
    `import type { ComponentProps } from '@livery/model';\n`,
    ...eager.map(({ name, module }) => `import { ${name} } ${from(`../${module}.tsx`)}`),
    `import { eager, type RegistryEntry } ${from('../core/chunks/Chunk.tsx')}`,
    importsOfChunks(used, chunks, 'registry'),
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
`;
}

function setOf(components: readonly Placement[]): string {
  return `new Set<string>([${components.map(({ name }) => `'${name}'`).join(', ')}])`;
}

function modalsFile(modals: readonly Modal[], chunks: readonly ChunkPlan[]): string {
  const used = modals.map(({ chunk }) => chunk);
  const lines = modals.map(
    ({ name, chunk, component }) => `  ${name}: ${chunk}.lazy((module) => module.${component}),\n`,
  );
  return `${generatedNotice}import type { ModalName, ModalProps } from '@livery/model';
import type { FunctionComponent } from 'react';
${importsOfChunks(used, chunks, 'registry')}
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
