import type { FunctionComponent } from 'react';
import type { RegistryEntry } from '../core/chunks/Chunk.tsx';
import { entries, essentialComponents, pageChunks, plainComponents } from './entries.gen.ts';

const byName: ReadonlyMap<string, RegistryEntry<never>> = new Map(Object.entries(entries));
const chunkNamed = (name: string) => pageChunks.find((chunk) => chunk.name === name);

/** Registry of the components that a page can use. */
export const componentRegistry = {
  /** Returns a component; `undefined` for an unknown name or until its chunk is loaded. */
  get: (name: string): FunctionComponent<never> | undefined => byName.get(name)?.get(),
  /** Returns whether a component must never disappear without a message. */
  isEssential: (name: string): boolean => essentialComponents.has(name),
  /** Returns whether a component calls hooks. */
  callsHooks: (name: string): boolean => !plainComponents.has(name),
  /** Returns the name of a component's chunk; `undefined` if every page has the component. */
  chunkOf: (name: string): string | undefined => byName.get(name)?.chunk,
  /** Returns the name of the chunk with the later parts of a chunk's components. */
  partsOf: (name: string): string | undefined => chunkNamed(name)?.partsChunk,
  /** Returns whether a chunk may load after the page responds. */
  isLazy: (name: string): boolean => chunkNamed(name)?.isLazy === true,
  /** Loads chunks by name. Rejects if one cannot be loaded. */
  load: async (names: readonly string[]): Promise<void> => {
    await Promise.all(
      pageChunks.filter(({ name }) => names.includes(name)).map((chunk) => chunk.load()),
    );
  },
};
