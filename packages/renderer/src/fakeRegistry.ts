import type { RegisteredComponent, Registry } from './Registry.ts';

interface Marks {
  readonly essential?: string[];
  readonly unloaded?: string[];
}

/**
 * Creates a registry of the given components. Those in `essential` must not disappear; those in
 * `unloaded` are registered but their code has not loaded.
 */
export function fakeRegistry(
  components: Record<string, RegisteredComponent>,
  { essential = [], unloaded = [] }: Marks = {},
): Registry {
  return {
    get: (name) => (Object.hasOwn(components, name) ? components[name] : undefined),
    essential: (name) => essential.includes(name),
    chunkOf: (name) =>
      Object.hasOwn(components, name) || unloaded.includes(name) ? 'fake' : undefined,
  };
}
