import type { FunctionComponent } from 'react';
import type { Placed } from './Placed.ts';

/** A line of the registry: where a component comes from. */
export interface RegistryLine<Props> {
  /** The family that must be loaded first; none for what every page needs. */
  readonly family: string | undefined;
  /** The component, once its family is loaded. */
  readonly get: () => FunctionComponent<Props & Placed> | undefined;
}

/** Components that are loaded together, as one chunk. */
export class Family<Module> {
  readonly name: string;
  readonly #import: () => Promise<Module>;
  #module: Module | undefined;

  constructor(name: string, load: () => Promise<Module>) {
    this.name = name;
    this.#import = load;
  }

  /** Rejects when the chunk cannot be had; asking again tries again. */
  async load(): Promise<void> {
    this.#module ??= await this.#import();
  }

  /** A registry line for one of the family's components. */
  line<Props>(pick: (module: Module) => FunctionComponent<Props & Placed>): RegistryLine<Props> {
    return { family: this.name, get: () => this.#module && pick(this.#module) };
  }
}

/** A registry line for a component that every page needs. */
export function core<Props>(component: FunctionComponent<Props & Placed>): RegistryLine<Props> {
  return { family: undefined, get: () => component };
}
