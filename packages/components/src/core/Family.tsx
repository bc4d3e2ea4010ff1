import {
  memo,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
} from 'react';
import { loadChunk, loadLateChunk } from './chunks.ts';
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
  /** The family its late parts come with. */
  readonly parts: string | undefined;
  readonly #import: () => Promise<Module>;
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;
  #there: Promise<Module> | undefined;

  constructor(name: string, load: () => Promise<Module>, parts?: { readonly name: string }) {
    this.name = name;
    this.parts = parts?.name;
    this.#import = load;
  }

  /** Rejects with a `ChunkError` when the chunk cannot be had; asking again tries again. */
  async load(): Promise<void> {
    this.#module ??= await loadChunk(this.name, this.#import);
  }

  /** The registry lines of components of this family, by their names in it. */
  lines<Name extends keyof Module & string>(...names: readonly Name[]): Lines<Module, Name> {
    return linesOf(names, (name) => ({ family: this.name, get: () => this.#module?.[name] }));
  }

  /**
   * The registry lines of components that come alive after the page answers: the server's markup
   * stands in their place until then. For what lies below the first screen or opens later.
   */
  lateLines<Name extends keyof Module & string>(...names: readonly Name[]): Lines<Module, Name> {
    return linesOf(names, (name) => {
      // The line says which props it takes.
      const Late = this.late((module) => module[name] as FunctionComponent<object>);
      return { family: this.name, get: () => Late };
    });
  }

  /**
   * A component that loads its family when it is shown.
   *
   * @param Meanwhile what stands in its place until then; nothing without it.
   */
  late<Props extends object>(
    pick: (module: Module) => FunctionComponent<Props>,
    Meanwhile?: FunctionComponent<Props>,
  ): FunctionComponent<Props> {
    const useModule = (): Module => use(this.#later());
    const isLoaded = (): boolean => this.#module !== undefined;
    const onLoaded = (told: () => void): (() => void) => {
      let left = isLoaded();
      // Of a failure hears who renders it.
      if (!left)
        this.#later().then(
          () => left || told(),
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
    // An update that reaches it before its chunk has come would make React drop the server's
    // markup, with what was typed in it: equal props are none, and others wait.
    return asFunction(
      memo(function Late(props: Props) {
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
   * One promise for everybody who waits, and another once the module is there, whoever loaded it:
   * React reads that without waiting. What it waited for it would show a third of a second later,
   * on a page that is too short until then.
   */
  #later(): Promise<Module> {
    if (this.#module)
      return (this.#there ??= Object.assign(Promise.resolve(this.#module), {
        status: 'fulfilled',
        value: this.#module,
      }));
    return (this.#loading ??= loadLateChunk(this.name, this.#import).then(
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

/** Lines of components by their names in a module. */
type Lines<Module, Name extends keyof Module> = {
  readonly [Each in Name]: RegistryLine<
    Module[Each] extends FunctionComponent<infer Props> ? Props : never
  >;
};

function linesOf<Module, Name extends keyof Module & string>(
  names: readonly Name[],
  make: (name: Name) => { family: string; get: () => unknown },
): Lines<Module, Name> {
  // Each name leads to the line of the module's component of that name.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Lines<
    Module,
    Name
  >;
}

/**
 * A registry line for a component that every page needs; parts of it may come late, with a family
 * of theirs.
 */
export function core<Props>(
  component: FunctionComponent<Props & Placed>,
  parts?: { readonly name: string },
): RegistryLine<Props> {
  return { family: parts?.name, get: () => component };
}
