import type { Clock } from '@livery/model';
import type { EntryMaker } from './EntryMaker.ts';
import type { FolderStates } from './folders/FolderStates.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import type { ServedBrands } from './ServedBrands.ts';
import type { TenantEntry } from './TenantEntry.ts';
import type { LoadedTenant, TenantSource } from './TenantSource.ts';
import { tryLoadBrand } from './tryLoadBrand.ts';

/**
 * Number of brands loaded concurrently, so that a source with threads can see the backlog and
 * always has a next brand.
 */
const maxConcurrentLoads = 8;
/** Number of loaded brands that go live together while many more are being loaded. */
const swapBatchSize = 16;

/**
 * Loads brands and makes them live in batches. At a start all brands go live together, so that the
 * fastest does not get a contested host.
 */
export class BrandLoads {
  readonly #clock: Clock;
  readonly #source: TenantSource;
  readonly #folders: FolderStates;
  readonly #entryMaker: EntryMaker;
  readonly #served: ServedBrands;
  readonly #onChanged: (brand: string) => void;
  readonly #onFault: (error: unknown) => void;
  readonly #loading = new Set<string>();
  /** Brands that changed while they were being loaded. */
  readonly #changedMeanwhile = new Set<string>();
  readonly #passes = new Set<Promise<void>>();
  /** Entries that are not live yet. */
  readonly #pending = new Map<string, TenantEntry>();
  #isStarting = true;
  /** Reading of the start, whose brands share their parents. */
  #startReading: ReturnType<TenantSource['reading']> | undefined;

  /**
   * @param onChanged called with a brand that changed while it was being loaded.
   * @param onFault called with what ended a pass.
   */
  constructor({
    clock,
    source,
    folders,
    entryMaker,
    served,
    onChanged,
    onFault,
  }: {
    clock: Clock;
    source: TenantSource;
    folders: FolderStates;
    entryMaker: EntryMaker;
    served: ServedBrands;
    onChanged: (brand: string) => void;
    onFault: (error: unknown) => void;
  }) {
    this.#clock = clock;
    this.#source = source;
    this.#folders = folders;
    this.#entryMaker = entryMaker;
    this.#served = served;
    this.#onChanged = onChanged;
    this.#onFault = onFault;
  }

  /** Whether the brands of the start are still being loaded. */
  get isStarting(): boolean {
    return this.#isStarting;
  }

  /** Starts loading brands. */
  start(brands: readonly string[]): void {
    if (this.#isStarting) this.#startReading ??= this.#source.reading();
    const load = this.#startReading ?? this.#source.reading();
    let waiting = brands.length;
    const pass = forEachConcurrently(brands, maxConcurrentLoads, async (brand) => {
      await this.#load(load, brand);
      waiting -= 1;
      if (this.#isStarting) return;
      if (waiting < maxConcurrentLoads || this.#pending.size >= swapBatchSize) this.swap();
    })
      .catch(this.#onFault)
      .finally(() => this.#passes.delete(pass));
    this.#passes.add(pass);
  }

  /**
   * Resolves when everything that was started is loaded, which ends the start and makes it live.
   */
  async settled(): Promise<void> {
    while (this.#passes.size > 0) await Promise.all(this.#passes);
    if (!this.#isStarting) return;
    this.#isStarting = false;
    this.#startReading = undefined;
    this.swap();
  }

  /** Makes an entry of what was loaded, and of the snapshot if there is none to serve. */
  async take(brand: string, loaded: LoadedTenant): Promise<TenantEntry> {
    const previous = this.#pending.get(brand) ?? this.#served.get(brand);
    const entry = await this.#entryMaker.restored(this.#entryMaker.loaded(brand, previous, loaded));
    this.#pending.set(brand, entry);
    return entry;
  }

  /** Forgets an entry that is not live yet. */
  discard(brand: string): void {
    this.#pending.delete(brand);
  }

  /** Promotes valid versions whose missing prerequisites, such as secrets, are available now. */
  promoteWaiting(): void {
    const promoted = this.#served.all().flatMap((entry) => this.#entryMaker.promoted(entry) ?? []);
    for (const entry of promoted) this.#pending.set(entry.brand, entry);
    if (promoted.length > 0) this.swap();
  }

  /** Makes all pending entries live in one step. */
  swap(): void {
    const pending = new Map(this.#pending);
    this.#pending.clear();
    this.#served.swap(pending);
  }

  async #load(load: ReturnType<TenantSource['reading']>, brand: string): Promise<void> {
    if (this.#loading.has(brand)) {
      this.#changedMeanwhile.add(brand);
      return;
    }
    this.#loading.add(brand);
    const state = this.#folders.of(brand);
    const startedMs = this.#clock.elapsedMs();
    const fault = this.#folders.faultOf(brand);
    const loaded = fault ? { problems: [fault] } : await tryLoadBrand(load, brand);
    if (loaded.isGone && this.#served.get(brand)?.live) {
      // The next inspection reports it, with the time until which the brand is served.
      this.#loading.delete(brand);
      this.#changedMeanwhile.delete(brand);
      this.#onChanged(brand);
      return;
    }
    if (loaded.isUnread)
      this.#folders.failed(brand, { state, tookMs: this.#clock.elapsedMs() - startedMs });
    else this.#folders.loaded(brand, state);
    await this.take(brand, loaded);
    this.#loading.delete(brand);
    if (!this.#changedMeanwhile.delete(brand)) return;
    this.#folders.invalidate(brand);
    this.#onChanged(brand);
  }
}
