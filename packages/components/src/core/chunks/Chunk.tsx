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

/** Where a component of the registry comes from. */
export interface RegistryEntry<Props> {
  /** The chunk to load first; none for what every page needs. */
  readonly chunk: string | undefined;
  /** The component, once its chunk is loaded. */
  readonly get: () => FunctionComponent<Props & Placed> | undefined;
}

interface ChunkOptions {
  /** Its components come alive after the page answers. */
  readonly isLazy?: boolean;
  /** The chunk with the later parts of its components. */
  readonly partsChunk?: string;
}

/** Components that are loaded together, as one file of the build. */
export class Chunk<Module> {
  readonly name: string;
  readonly isLazy: boolean;
  readonly partsChunk: string | undefined;
  readonly #import: () => Promise<Module>;
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;
  #loaded: Promise<Module> | undefined;

  constructor(
    name: string,
    load: () => Promise<Module>,
    { isLazy = false, partsChunk }: ChunkOptions = {},
  ) {
    this.name = name;
    this.isLazy = isLazy;
    this.partsChunk = partsChunk;
    this.#import = load;
  }

  /** Rejects with a `ChunkError` when the file cannot be loaded; another call tries again. */
  async load(): Promise<void> {
    this.#module ??= await loadChunk(this.name, this.#import);
  }

  /** The registry entry of a component of this chunk. */
  entry<Name extends keyof Module & string>(name: Name): RegistryEntry<PropsOf<Module[Name]>> {
    // The entry of a name has that component's props.
    return { chunk: this.name, get: () => this.#module?.[name] } as RegistryEntry<
      PropsOf<Module[Name]>
    >;
  }

  /**
   * The registry entry of a component that comes alive after the page answers: the server's markup
   * stays in its place until then. For components below the first screen or opened later.
   */
  lazyEntry<Name extends keyof Module & string>(name: Name): RegistryEntry<PropsOf<Module[Name]>> {
    const Lazy = this.lazy(
      (module) => module[name] as FunctionComponent<PropsOf<Module[Name]> & object>,
    );
    return { chunk: this.name, get: () => Lazy };
  }

  /**
   * Returns a component that loads its chunk when it is rendered.
   *
   * @param Meanwhile rendered until then; nothing without it.
   */
  lazy<Props extends object>(
    pick: (module: Module) => FunctionComponent<Props>,
    Meanwhile?: FunctionComponent<Props>,
  ): FunctionComponent<Props> {
    const useModule = (): Module => use(this.#later());
    const isLoaded = (): boolean => this.#module !== undefined;
    const onLoaded = (notify: () => void): (() => void) => {
      let left = isLoaded();
      // A failure reaches the component that renders it.
      if (!left)
        this.#later().then(
          () => left || notify(),
          () => undefined,
        );
      return () => {
        left = true;
      };
    };
    function Loaded(props: Props) {
      const Component = pick(useModule());
      return <Component {...props} />;
    }
    // An update before the chunk is loaded would make React drop the server's markup, with what
    // was typed in it: equal props cause no update, and others wait.
    return asFunction(
      memo(function Lazy(props: Props) {
        const [first] = useState(props);
        const given = useSyncExternalStore(onLoaded, isLoaded, isLoaded) ? props : first;
        return useMemo(
          () => (
            <Suspense fallback={Meanwhile && <Meanwhile {...given} />}>
              <Loaded {...given} />
            </Suspense>
          ),
          [given],
        );
      }),
    );
  }

  /**
   * Returns one promise for all that wait, and a fulfilled one once the module is loaded: React
   * reads that without waiting. React delays what it waited for by a third of a second, on a page
   * that is too short until then.
   */
  #later(): Promise<Module> {
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

/**
 * React takes what `memo` makes wherever it takes a function; its types say so only of elements.
 */
function asFunction<Props>(component: unknown): FunctionComponent<Props> {
  return component as FunctionComponent<Props>;
}

type PropsOf<Component> = Component extends FunctionComponent<infer Props> ? Props : never;

/** The registry entry of a component that every page needs, with the chunk of its later parts. */
export function eager<Props>(
  component: FunctionComponent<Props & Placed>,
  parts?: { readonly name: string },
): RegistryEntry<Props> {
  return { chunk: parts?.name, get: () => component };
}
