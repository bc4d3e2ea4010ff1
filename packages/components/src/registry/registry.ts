import type { FunctionComponent } from 'react';
import type { RegistryEntry } from '../core/chunks/Chunk.tsx';
import { entries, pageChunks } from './entries.gen.ts';

const byName: ReadonlyMap<string, RegistryEntry<never>> = new Map(Object.entries(entries));
const chunkNamed = (name: string) => pageChunks.find((chunk) => chunk.name === name);

/** The components a page may name. */
export const componentRegistry = {
  /** The component, once its chunk is loaded; `undefined` for a name the registry does not have. */
  get: (name: string): FunctionComponent<never> | undefined => byName.get(name)?.get(),
  /** The chunk a component is loaded with; `undefined` when every page has it. */
  chunkOf: (name: string): string | undefined => byName.get(name)?.chunk,
  /** The chunk with the later parts of another one's components. */
  partsOf: (name: string): string | undefined => chunkNamed(name)?.partsChunk,
  /** Whether a chunk's code may come after the page answers. */
  isLazy: (name: string): boolean => chunkNamed(name)?.isLazy === true,
  /** Loads chunks by name; rejects when one cannot be loaded. */
  load: async (names: readonly string[]): Promise<void> => {
    await Promise.all(
      pageChunks.filter(({ name }) => names.includes(name)).map((chunk) => chunk.load()),
    );
  },
};
