import type { RegisteredComponent, Registry } from '../Registry.ts';

interface Marks {
  readonly essential?: string[];
  readonly unloaded?: string[];
  readonly plain?: string[];
}

/**
 * Creates a registry of the given components. Those in `essential` must not disappear; those in
 * `unloaded` are registered but their code has not loaded; those in `isStatic`
 * share boundaries.
 */
export function fakeRegistry(
  components: Record<string, RegisteredComponent>,
  { essential = [], unloaded = [], plain = [] }: Marks = {},
): Registry {
  return {
    get: (name) => (Object.hasOwn(components, name) ? components[name] : undefined),
    isEssential: (name) => essential.includes(name),
    callsHooks: (name) => !plain.includes(name),
    chunkOf: (name) =>
      Object.hasOwn(components, name) || unloaded.includes(name) ? 'fake' : undefined,
  };
}
