import type { FunctionComponent } from 'react';
import type { RegistryEntry } from '../core/chunks/Chunk.tsx';
import { entries, essentialComponents, plainComponents } from './entries.gen.ts';

const byName: ReadonlyMap<string, RegistryEntry<never>> = new Map(Object.entries(entries));
/** Chunks of the components and of their later parts, by their names. */
const chunks = new Map(
  [...byName.values()]
    .flatMap(({ chunk }) => [chunk, chunk?.parts])
    .flatMap((chunk) => (chunk ? [[chunk.name, chunk] as const] : [])),
);

/** Registry of the components that a page can use. */
export const componentRegistry = {
  /** Returns a component; `undefined` for an unknown name or until its chunk is loaded. */
  get: (name: string): FunctionComponent<never> | undefined => byName.get(name)?.get(),
  /** Returns whether a component must never disappear without a message. */
  isEssential: (name: string): boolean => essentialComponents.has(name),
  /** Returns whether a component calls hooks. */
  callsHooks: (name: string): boolean => !plainComponents.has(name),
  /** Returns the name of a component's chunk; `undefined` if every page has the component. */
  chunkOf: (name: string): string | undefined => byName.get(name)?.chunk?.name,
  /** Returns the name of the chunk with the later parts of a chunk's components. */
  partsOf: (name: string): string | undefined => chunks.get(name)?.parts?.name,
  /** Returns whether a chunk may load after the page responds. */
  isLazy: (name: string): boolean => chunks.get(name)?.isLazy === true,
  /** Loads chunks by name. Rejects if one cannot be loaded. */
  load: async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.flatMap((name) => chunks.get(name)?.load() ?? []));
  },
};
