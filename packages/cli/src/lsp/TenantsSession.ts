import {
  BrandIndex,
  checkBrand,
  collectProblems,
  listBrands,
  LoadCache,
  readBrand,
  type ConfigProblem,
  type FileSource,
  type LoadedSite,
  type ReadBrand,
  type SchemaSet,
} from '@livery/config';
import type { Ports } from '../Ports.ts';
import { missingSchemas } from '../schemas/missingSchemas.ts';
import { openTenants, type TenantsFolder } from '../tenantsFolder.ts';

/** Options of {@link TenantsSession}. */
export interface TenantsSessionOptions {
  /** Absolute path of the tenants folder. */
  readonly root: string;
  /** Ports that read the texts of open documents. */
  readonly ports: Pick<Ports, 'open' | 'base' | 'calls' | 'kind' | 'schemaFolder'>;
  readonly schemas: SchemaSet;
  /** Pause after a change before brands are validated again. */
  readonly debounceMs: number;
  /** Returns the paths of open documents. Their brands are validated first. */
  readonly openPaths: () => readonly string[];
  /** Receives all problems of the folder, after each validation. */
  readonly publish: (problems: readonly ConfigProblem[], folder: TenantsFolder) => Promise<void>;
  /**
   * Resolves once the requests that can be answered are. A check of a brand blocks the process, in
   * a large brand for seconds.
   */
  readonly idle: () => Promise<void>;
  /** Receives the failure of a validation. The next change starts another one. */
  readonly fail: (error: unknown) => void;
}

/** What is known about one brand. */
interface BrandState {
  readonly loaded: LoadedSite;
  /** Folders of the brand and its parents. */
  readonly layers: readonly string[];
  /** Whether all parents were found. */
  readonly hasParents: boolean;
}

/** Index of a brand's last state without unreadable documents, or of a first one with some. */
interface KnownIndex {
  readonly index: BrandIndex;
  readonly isComplete: boolean;
}

/**
 * The brands of one tenants folder, validated again as their files change. A change touches its
 * brand and the brands that extend it; only these are validated again.
 */
export class TenantsSession {
  readonly root: string;
  readonly #options: TenantsSessionOptions;
  readonly #states = new Map<string, BrandState>();
  readonly #indexes = new Map<string, KnownIndex>();
  /** Called when there is an index of another brand. */
  readonly #indexWaiters: (() => void)[] = [];
  readonly #touched = new Set<string>();
  #folder: TenantsFolder | undefined;
  #cache = new LoadCache();
  #timer: NodeJS.Timeout | undefined;
  /** Counts changes, so that a validation of an older state stops. */
  #version = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(options: TenantsSessionOptions) {
    this.root = options.root;
    this.#options = options;
  }

  /** Returns the path in the tenants folder of an absolute path, once the folder was read. */
  fileOf(path: string): string | undefined {
    return this.#folder?.fileOf(path);
  }

  /** Opens the folder, with the texts of open documents as they are now. */
  async open(): Promise<TenantsFolder> {
    this.#folder = await openTenants(this.root, this.#options.ports);
    return this.#folder;
  }

  /**
   * Validates again, after a pause, the brands that a changed file touches; all of them if the file
   * is in none.
   */
  touch(path: string): void {
    const [brand = ''] = (this.fileOf(path) ?? '').split('/');
    if (brand === '') for (const name of this.#states.keys()) this.#touched.add(name);
    else this.#touched.add(brand);
    this.#version += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.validate(), this.#options.debounceMs);
  }

  /** Validates what was touched, without a pause. Never rejects. */
  validate(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = this.#running.then(() => this.#validate(this.#version));
    return this.#running;
  }

  /**
   * Returns the index of a brand: of its last state without unreadable documents. Waits for the
   * first one, which is there before the brand is checked.
   */
  async indexOf(brand: string): Promise<BrandIndex | undefined> {
    const isUnknown = (): boolean => !this.#indexes.has(brand) && !this.#states.has(brand);
    // A change meanwhile stops a validation before it comes to the brand.
    for (let version = -1; isUnknown() && version !== this.#version;) {
      version = this.#version;
      const settled = (this.#timer ? this.validate() : this.settled()).then(() => true);
      for (let isSettled = false; isUnknown() && !isSettled;)
        isSettled = await Promise.race([settled, this.#nextIndex().then(() => false)]);
    }
    return this.#indexes.get(brand)?.index;
  }

  /** Waits for the validations that have begun. */
  settled(): Promise<void> {
    return this.#running;
  }

  /** Stops validating. */
  close(): void {
    this.#version += 1;
    clearTimeout(this.#timer);
  }

  async #validate(version: number): Promise<void> {
    const isOutdated = (): boolean => version !== this.#version;
    if (isOutdated()) return;
    try {
      const folder = await this.open();
      const brands = await listBrands(folder.source);
      this.#noteFolders(brands);
      const pending = brands.filter((name) => this.#isPending(name));
      if ([...this.#states.values()].some((state) => this.#hasTouchedParent(state)))
        this.#cache = new LoadCache();
      const open = new Set(
        this.#options.openPaths().map((path) => folder.fileOf(path)?.split('/')[0]),
      );
      const first = pending.filter((name) => open.has(name));
      const others = pending.filter((name) => !open.has(name));
      for (const name of first) await this.#load(name, folder.source, isOutdated);
      if (first.length > 0 && others.length > 0 && !isOutdated())
        await this.#publish(brands, folder);
      for (const name of others) await this.#load(name, folder.source, isOutdated);
      if (isOutdated()) return;
      this.#touched.clear();
      await this.#publish(brands, folder);
    } catch (error) {
      this.#options.fail(error);
    }
  }

  /** Touches what depends on folders that are gone or new. */
  #noteFolders(brands: readonly string[]): void {
    const known = [...this.#states.keys()];
    const gone = known.filter((name) => !brands.includes(name));
    if (gone.length === 0 && brands.every((name) => this.#states.has(name))) return;
    this.#cache = new LoadCache();
    for (const name of gone) {
      this.#states.delete(name);
      this.#indexes.delete(name);
      this.#touched.add(name);
    }
    // A new folder may be the parent that a brand lacks.
    for (const [name, { hasParents }] of this.#states) if (!hasParents) this.#touched.add(name);
  }

  /** Returns whether a brand is new, touched, or the child of a touched one. */
  #isPending(brand: string): boolean {
    const layers = this.#states.get(brand)?.layers;
    return !layers || layers.some((layer) => this.#touched.has(layer));
  }

  #hasTouchedParent({ layers, loaded }: BrandState): boolean {
    return layers.some((layer) => layer !== loaded.brand && this.#touched.has(layer));
  }

  async #load(brand: string, source: FileSource, isOutdated: () => boolean): Promise<void> {
    if (isOutdated()) return;
    const { schemas, ports } = this.#options;
    const cache = this.#cache;
    const read = await readBrand({ source, brand, cache, schemas });
    if (isOutdated()) return;
    if (read) this.#putIndex(brand, read, cache);
    // Lets the requests of the editor pass between two brands.
    await new Promise((resolve) => setImmediate(resolve));
    await this.#options.idle();
    if (isOutdated()) return;
    const loaded = checkBrand(read, { brand, schemas, calls: ports.calls, cache });
    this.#states.set(brand, {
      loaded,
      layers: read?.chain.layers.map(({ name }) => name) ?? [brand],
      hasParents: read?.chain.complete ?? false,
    });
  }

  /**
   * Stores the index of a brand, unless some documents are unreadable and an earlier one is better.
   */
  #putIndex(brand: string, read: ReadBrand, cache: LoadCache): void {
    const isComplete = read.merged.broken.size === 0;
    if (!isComplete && this.#indexes.get(brand)?.isComplete === true) return;
    const { schemas, ports } = this.#options;
    const index = new BrandIndex({ brand, read, schemas, calls: ports.calls, cache });
    this.#indexes.set(brand, { index, isComplete });
    for (const resolve of this.#indexWaiters.splice(0)) resolve();
  }

  #nextIndex(): Promise<void> {
    return new Promise((resolve) => this.#indexWaiters.push(resolve));
  }

  async #publish(brands: readonly string[], folder: TenantsFolder): Promise<void> {
    const loaded = brands.flatMap((name) => this.#states.get(name)?.loaded ?? []);
    const whole = loaded.length === brands.length;
    const links = await missingSchemas(loaded, {
      pathOf: folder.pathOf,
      ports: this.#options.ports,
    });
    await this.#options.publish([...collectProblems(loaded, { whole }), ...links], folder);
  }
}
