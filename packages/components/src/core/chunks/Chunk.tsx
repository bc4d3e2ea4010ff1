import {
  memo,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
} from 'react';
import { loadChunk, loadLazyChunk } from './loadChunk.ts';
import type { Placed } from '../Placed.ts';

/** A chunk of the registry, of any components. */
export interface RegistryChunk {
  readonly name: string;
  /** Whether its components hydrate after the page responds. */
  readonly isLazy: boolean;
  /** Chunk with the later parts of its components. */
  readonly parts: RegistryChunk | undefined;
  /** Loads the chunk. Rejects with a `ChunkError`; the next call tries again. */
  readonly load: () => Promise<void>;
}

/** Source of a component in the registry. */
export interface RegistryEntry<Props> {
  /** Chunk to load first; `undefined` for components that every page needs. */
  readonly chunk: RegistryChunk | undefined;
  /** Returns the component; `undefined` until its chunk is loaded. */
  readonly get: () => FunctionComponent<Props & Placed> | undefined;
}

/** Components that load together as one file of the build. */
export class Chunk<Module> implements RegistryChunk {
  readonly name: string;
  readonly isLazy: boolean;
  readonly parts: RegistryChunk | undefined;
  readonly #import: () => Promise<Module>;
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;
  #loaded: Promise<Module> | undefined;

  constructor(
    name: string,
    load: () => Promise<Module>,
    { isLazy = false, parts }: Partial<Pick<RegistryChunk, 'isLazy' | 'parts'>> = {},
  ) {
    this.name = name;
    this.isLazy = isLazy;
    this.parts = parts;
    this.#import = load;
  }

  async load(): Promise<void> {
    this.#module ??= await loadChunk(this.name, this.#import);
  }

  /** Returns the registry entry of a component of this chunk. */
  entry<Name extends keyof Module & string>(name: Name): RegistryEntry<PropsOf<Module[Name]>> {
    // The entry of a name has that component's props.
    return { chunk: this, get: () => this.#module?.[name] } as RegistryEntry<PropsOf<Module[Name]>>;
  }

  /**
   * Returns the registry entry of a component that hydrates after the page responds; until then the
   * server's markup remains. For components below the first screen or opened later.
   */
  lazyEntry<Name extends keyof Module & string>(name: Name): RegistryEntry<PropsOf<Module[Name]>> {
    const Lazy = this.lazy(
      (module) => module[name] as FunctionComponent<PropsOf<Module[Name]> & object>,
    );
    return { chunk: this, get: () => Lazy };
  }

  /**
   * Returns a component that loads its chunk when it is rendered.
   *
   * @param Placeholder rendered until then; by default nothing.
   */
  lazy<Props extends object>(
    pick: (module: Module) => FunctionComponent<Props>,
    Placeholder?: FunctionComponent<Props>,
  ): FunctionComponent<Props> {
    const useModule = (): Module => use(this.#loadLazily());
    const isLoaded = (): boolean => this.#module !== undefined;
    const onLoaded = (notify: () => void): (() => void) => {
      let isDone = isLoaded();
      // `use` throws a failed load in the component that renders it, so it is ignored here.
      if (!isDone)
        this.#loadLazily().then(
          () => isDone || notify(),
          () => undefined,
        );
      return () => {
        isDone = true;
      };
    };
    function Loaded(props: Props) {
      const Component = pick(useModule());
      return <Component {...props} />;
    }
    // An update before the chunk is loaded would make React drop the server's markup with the input
    // in it. `memo` prevents updates with equal props; other props wait until the chunk is loaded.
    return asFunction(
      memo(function Lazy(props: Props) {
        const [firstProps] = useState(props);
        const current = useSyncExternalStore(onLoaded, isLoaded, isLoaded) ? props : firstProps;
        return useMemo(
          () => (
            <Suspense fallback={Placeholder && <Placeholder {...current} />}>
              <Loaded {...current} />
            </Suspense>
          ),
          [current],
        );
      }),
    );
  }

  /**
   * Returns one promise for all components that wait for the module. Once it is loaded, returns a
   * promise marked as fulfilled, which React reads synchronously; otherwise React would suspend and
   * delay the content by a third of a second, during which the page is too short.
   */
  #loadLazily(): Promise<Module> {
    if (this.#module)
      return (this.#loaded ??= Object.assign(Promise.resolve(this.#module), {
        status: 'fulfilled',
        value: this.#module,
      }));
    return (this.#loading ??= loadLazyChunk(this.name, this.#import).then(
      (module) => (this.#module ??= module),
    ));
  }
}

/** Casts the result of `memo`: React accepts it as a component, but its types do not. */
function asFunction<Props>(component: unknown): FunctionComponent<Props> {
  return component as FunctionComponent<Props>;
}

type PropsOf<Component> = Component extends FunctionComponent<infer Props> ? Props : never;

/**
 * Returns the registry entry of a component that every page needs, with the chunk of its later
 * parts.
 */
export function eager<Props>(
  component: FunctionComponent<Props & Placed>,
  parts?: RegistryChunk,
): RegistryEntry<Props> {
  return { chunk: parts, get: () => component };
}
