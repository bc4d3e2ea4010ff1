import type { ComponentType } from 'react';

/**
 * A component of any props: which ones it takes is checked where the document is validated, not
 * here.
 */
export type RegisteredComponent = ComponentType<never>;

/** The components a page may name. An instance, passed as an argument: two brands may have two. */
export interface Registry {
  /**
   * The component, once its code is there; `undefined` before that, and for a name nobody
   * registered.
   */
  get: (name: string) => RegisteredComponent | undefined;
  /** Whether a component may never vanish without a word (login, cashier). */
  essential?: (name: string) => boolean;
  /** The chunk whose code holds the component; `undefined` for an unknown name. */
  chunkOf: (name: string) => string | undefined;
}

/**
 * Whether somebody registered the name. Names every object has (`constructor`) are never
 * components, however the registry looks them up.
 */
export function isRegistered(registry: Registry, name: string): boolean {
  return (
    !(name in Object.prototype) &&
    (registry.chunkOf(name) !== undefined || registry.get(name) !== undefined)
  );
}

/**
 * The component as it is mounted, once its code is there. That the props fit was checked against
 * its schema when the document was validated.
 */
export function loadedComponent(
  registry: Registry,
  name: string,
): ComponentType<object> | undefined {
  // See above: TypeScript cannot know which component a name stands for.
  return registry.get(name) as ComponentType<object> | undefined;
}
