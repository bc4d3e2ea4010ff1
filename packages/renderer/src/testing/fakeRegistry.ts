import type { RegisteredComponent, Registry } from '../Registry.ts';

interface Marks {
  readonly essential?: string[];
  readonly unloaded?: string[];
  readonly isStatic?: string[];
}

/**
 * Creates a registry of the given components. Those in `essential` must not disappear; those in
 * `unloaded` are registered but their code has not loaded; those in `isStatic`
 * share boundaries.
 */
export function fakeRegistry(
  components: Record<string, RegisteredComponent>,
  { essential = [], unloaded = [], isStatic = [] }: Marks = {},
): Registry {
  return {
    get: (name) => (Object.hasOwn(components, name) ? components[name] : undefined),
    essential: (name) => essential.includes(name),
    isStatic: (name) => isStatic.includes(name),
    chunkOf: (name) =>
      Object.hasOwn(components, name) || unloaded.includes(name) ? 'fake' : undefined,
  };
}
