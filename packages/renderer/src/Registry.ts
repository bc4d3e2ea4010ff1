import type { ComponentType } from 'react';

/** A component of any props. Its props are validated with the document, not here. */
export type RegisteredComponent = ComponentType<never>;

/**
 * The components that a page may use. Passed as an argument, because two brands may have different
 * ones.
 */
export interface Registry {
  /**
   * Returns the component once its code has loaded; `undefined` before that, and for an
   * unregistered name.
   */
  get: (name: string) => RegisteredComponent | undefined;
  /** Returns whether a component must never disappear without a message (login, cashier). */
  isEssential: (name: string) => boolean;
  /**
   * Returns whether a component calls hooks. One without them is called by the error boundary of
   * its node, so that the node needs one element instead of two.
   */
  callsHooks: (name: string) => boolean;
  /** Returns the chunk that contains the component; `undefined` for an unknown name. */
  chunkOf: (name: string) => string | undefined;
}

/**
 * Returns whether a name is registered. Names of inherited object properties (`constructor`) are
 * never components, however the registry looks them up.
 */
export function isRegistered(registry: Registry, name: string): boolean {
  return (
    !(name in Object.prototype) &&
    (registry.chunkOf(name) !== undefined || registry.get(name) !== undefined)
  );
}

/**
 * Returns the component to mount, once its code has loaded. Its props were validated with the
 * document.
 */
export function loadedComponent(
  registry: Registry,
  name: string,
): ComponentType<object> | undefined {
  // The type of the component depends on its name at run time; see above.
  return registry.get(name) as ComponentType<object> | undefined;
}
