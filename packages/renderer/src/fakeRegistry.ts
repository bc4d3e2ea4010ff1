import type { RegisteredComponent, Registry } from './Registry.ts';

interface Marks {
  readonly essential?: string[];
  readonly unloaded?: string[];
}

/**
 * A registry of the components given; those of `essential` may not vanish, those of `unloaded` are
 * known but their code is not there.
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
