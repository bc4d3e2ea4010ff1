import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { hostTable, isServedBy, servedLongest, type HostTable } from './hostTable.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { FolderStates } from './folders/FolderStates.ts';
import { SnapshotWriter } from '../snapshots/SnapshotWriter.ts';
import { noSnapshots, type SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { messageOf, tryLoadBrand, unreadable } from './tryLoadBrand.ts';
import { makeTenant } from './makeTenant.ts';
import type { SiteFacts } from '../snapshots/PackedSite.ts';
import { SiteCache } from './SiteCache.ts';
import type { Tenant } from './Tenant.ts';
import { reloaded, type TenantEntry } from './TenantEntry.ts';
import {
  problemLine,
  type LoadedTenant,
  type TenantProblem,
  type TenantSource,
} from './TenantSource.ts';

/** Returns problems of this server that prevent it from serving a valid site. */
export type ServingCheck = (site: SiteFacts) => readonly TenantProblem[];

export interface RegistryPorts {
  readonly source: TenantSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly servingProblems: ServingCheck;
  readonly onRefused: () => void;
  /** Store of last good versions, which survives a restart. */
  readonly snapshots?: SnapshotStore;
}

/**
 * Number of brands loaded concurrently, so that a source with threads can see the backlog and always has
 * a next brand.
 */
const maxConcurrentLoads = 8;
/** Number of loaded brands that go live together while many more are being loaded. */
const swapBatchSize = 16;
const noBrands = 'the tenants folder shows no brand at all; it may not be mounted yet';

/**
 * All brands by host. A brand only changes from one valid version to the next: an invalid edit leaves
 * the last good version live, even across a restart, and its repair goes live automatically. Deleting a
 * folder removes its brand; an incomplete folder does not.
 *
 * Each brand is inspected, loaded and taken over on its own: what fails or takes long is a problem of
 * that brand and delays no other one.
 */
export class TenantRegistry {
  readonly #ports: RegistryPorts;
  readonly #snapshots: SnapshotStore;
  readonly #snapshotWriter: SnapshotWriter;
  readonly #sites = new SiteCache({ openLimit: 200 });
  readonly #folders: FolderStates;
  readonly #loading = new Set<string>();
  /** Brands that changed while they were being loaded. */
  readonly #changedMeanwhile = new Set<string>();
  readonly #passes = new Set<Promise<void>>();
  /** Loaded brands that are not live yet. */
  readonly #loaded = new Map<string, TenantEntry>();
  #entries: ReadonlyMap<string, TenantEntry> = new Map();
  #hosts: HostTable = hostTable([]);
  #order = 0;
  #scanning: Promise<void> = Promise.resolve();
  #scanFault: string | undefined;
  #checkCpuMs = 0;
  #passEndedMs: number;
  /** Brands with a snapshot at the start, which were served before it. */
  #kept = new Set<string>();
  #isFirst = true;
  #isStarting = true;

  constructor(ports: RegistryPorts) {
    this.#ports = ports;
    this.#passEndedMs = ports.clock.elapsedMs();
    this.#folders = new FolderStates({ inspect: ports.source.inspect, clock: ports.clock });
    this.#snapshots = ports.snapshots ?? noSnapshots;
    this.#snapshotWriter = new SnapshotWriter({
      snapshots: this.#snapshots,
      clock: ports.clock,
      read: ports.source.read,
      logger: ports.logger,
    });
  }

  find(host: string): Tenant | undefined {
    return this.#hosts.byHost.get(host);
  }

  /** Returns all known brands, served or not, sorted by name. */
  entries(): readonly TenantEntry[] {
    return [...this.#entries.values()].toSorted((a, b) => (a.brand < b.brand ? -1 : 1));
  }

  /** Returns the host conflicts that a brand lost. */
  disputes(brand: string): readonly TenantProblem[] {
    return this.#hosts.disputes.get(brand) ?? [];
  }

  /** CPU time of the last scan of all folders. */
  get checkCpuMs(): number {
    return this.#checkCpuMs;
  }

  /** Time since the last scan of all folders ended, whatever its result. */
  get passAgeMs(): number {
    return this.#ports.clock.elapsedMs() - this.#passEndedMs;
  }

  /** Returns the brands that were served before the start and are not served now. */
  missing(): readonly string[] {
    return [...this.#kept].filter((brand) => !this.#entries.get(brand)?.live);
  }

  /** Reasons why the folders could not be inspected, or the last snapshot not be saved. */
  get faults(): readonly string[] {
    return [this.#scanFault, this.#snapshotWriter.fault].filter((fault) => fault !== undefined);
  }

  /**
   * Inspects one folder, or all of them, and starts loading what changed. Resolves after the inspection.
   * Calls are queued and never overlap.
   */
  scan(brand?: string): Promise<void> {
    this.#scanning = this.#scanning
      .then(() => this.#scan(brand))
      .catch((error: unknown) => this.#failed(error))
      .then(() => {
        if (brand === undefined) this.#passEndedMs = this.#ports.clock.elapsedMs();
      });
    return this.#scanning;
  }

  /** Like {@link scan}, and resolves when everything that changed was loaded. */
  async refresh(brand?: string): Promise<void> {
    await this.scan(brand);
    while (this.#passes.size > 0) await Promise.all(this.#passes);
    this.#isStarting = false;
  }

  #failed(error: unknown): void {
    const fault = `the tenant folders could not be inspected; what is served stays: ${messageOf(error)}`;
    if (fault !== this.#scanFault) this.#ports.logger.error({ err: error }, fault);
    this.#scanFault = fault;
  }

  /** Resolves when all live versions are saved. */
  async settled(): Promise<void> {
    await this.#scanning;
    await this.#snapshotWriter.settled();
  }

  async #scan(only: string | undefined): Promise<void> {
    const listed = await this.#list();
    const checked =
      only === undefined
        ? [
            ...new Set([
              ...listed,
              ...this.#folders.brands(),
              ...this.#entries.keys(),
              ...this.#kept,
            ]),
          ]
        : [only];
    const changed: string[] = [];
    let cpuMs = 0;
    for (const brand of checked) {
      if (!listed.has(brand)) {
        this.#kept.delete(brand);
        if (this.#folders.forget(brand) || this.#entries.has(brand)) changed.push(brand);
        continue;
      }
      cpuMs += await this.#folders.inspect(brand, { isEdited: only !== undefined });
      if (this.#folders.isChanged(brand)) changed.push(brand);
      // Yields between folders, so that a thousand of them do not delay requests.
      if (only === undefined) await new Promise(setImmediate);
    }
    if (only === undefined) this.#checkCpuMs = cpuMs;
    if (changed.length > 0) this.#reload(this.#withChildren(changed, listed), listed);
    if (only === undefined) this.#promoteWaiting();
  }

  /**
   * Lists the folders. Rejects if there is none, not even the base, which is a missing mount and not a
   * decision to remove every brand; a first pass then serves all snapshots.
   */
  async #list(): Promise<ReadonlySet<string>> {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (isFirst) this.#kept = new Set(await this.#snapshots.brands());
    let failure: unknown = new Error(noBrands);
    try {
      const listed = new Set(await this.#ports.source.brands());
      if (listed.size > 0) {
        this.#scanFault = undefined;
        return listed;
      }
    } catch (error) {
      failure = error;
    }
    if (isFirst) await this.#restoreAll();
    throw failure;
  }

  /** Removes brands without a folder, and starts loading the others. */
  #reload(brands: readonly string[], listed: ReadonlySet<string>): void {
    for (const brand of brands) {
      if (listed.has(brand)) {
        // A parent has no load of its own.
        if (brand.startsWith('_')) this.#folders.loaded(brand, this.#folders.of(brand));
      } else this.#remove(brand);
    }
    const load = this.#ports.source.reading();
    const present = brands.filter((brand) => !brand.startsWith('_') && listed.has(brand));
    let waiting = present.length;
    const pass = forEachConcurrently(present, maxConcurrentLoads, async (brand) => {
      await this.#load(load, brand);
      waiting -= 1;
      if (this.#isStarting) return;
      if (waiting < maxConcurrentLoads || this.#loaded.size >= swapBatchSize) this.#swap();
    })
      // After a start all brands go live together, because no host has an owner yet.
      .then(() => (this.#isStarting ? this.#swapFirst() : undefined))
      .catch((error: unknown) => this.#failed(error))
      .finally(() => this.#passes.delete(pass));
    this.#passes.add(pass);
  }

  #remove(brand: string): void {
    if (!this.#entries.has(brand)) return;
    this.#loaded.delete(brand);
    this.#entries = new Map([...this.#entries].filter(([name]) => name !== brand));
    this.#ports.logger.info({ brand }, `${brand}: its folder is gone; no longer served`);
    this.#snapshotWriter.delete(brand);
    this.#swap();
  }

  async #load(load: ReturnType<TenantSource['reading']>, brand: string): Promise<void> {
    const { clock } = this.#ports;
    if (this.#loading.has(brand)) {
      this.#changedMeanwhile.add(brand);
      return;
    }
    this.#loading.add(brand);
    const state = this.#folders.of(brand);
    const startedMs = clock.elapsedMs();
    const fault = this.#folders.faultOf(brand);
    const loaded = fault ? { problems: [fault] } : await tryLoadBrand(load, brand);
    if (loaded.isUnread)
      this.#folders.failed(brand, { state, tookMs: clock.elapsedMs() - startedMs });
    else this.#folders.loaded(brand, state);
    const entry = this.#entryOf(brand, this.#loaded.get(brand) ?? this.#entries.get(brand), loaded);
    this.#loaded.set(brand, entry.live ? entry : await this.#restored(entry));
    this.#loading.delete(brand);
    if (!this.#changedMeanwhile.delete(brand)) return;
    this.#folders.invalidate(brand);
    void this.scan(brand);
  }

  /** Takes over all loaded brands after a start. A host stays with the brand that served it longest. */
  async #swapFirst(): Promise<void> {
    const entries = [...this.#entries.values(), ...this.#loaded.values()];
    this.#swap(await servedLongest(entries, this.#snapshots.servedSince));
  }

  #swap(before: HostTable = this.#hosts): void {
    const servedBefore = this.#entries;
    const entries = new Map([...this.#entries, ...this.#loaded]);
    this.#loaded.clear();
    this.#order += 1;
    const hosts = hostTable(entries.values(), before);
    this.#entries = entries;
    this.#hosts = hosts;
    for (const [brand, problems] of hosts.disputes) {
      if (before.disputes.get(brand)?.length !== problems.length) this.#report(brand, problems);
    }
    const nowMs = this.#ports.clock.nowMs();
    for (const { brand, live, isRestored } of entries.values()) {
      if (!live || isRestored) continue;
      const servedHosts = live.hosts.filter((host) => isServedBy(hosts, host, brand));
      const isAsBefore =
        servedBefore.get(brand)?.live === live &&
        live.hosts.every(
          (host) => isServedBy(hosts, host, brand) === isServedBy(before, host, brand),
        );
      if (!isAsBefore)
        this.#snapshotWriter.save({
          packed: live.packed,
          sinceMs: live.sinceMs,
          servedHosts,
          nowMs,
        });
    }
  }

  #entryOf(
    brand: string,
    previous: TenantEntry | undefined,
    { packed, problems }: LoadedTenant,
  ): TenantEntry {
    const { clock, logger, onRefused } = this.#ports;
    const refusals = packed ? this.#refusals(packed) : [];
    // A retry that fails like the attempt before it is no news.
    if (!packed && previous?.refused && isSame(previous.refused.problems, problems))
      return previous;
    const nowMs = clock.nowMs();
    const tenant = packed && makeTenant(packed, { sites: this.#sites, sinceMs: nowMs });
    const entry = reloaded(previous, {
      brand,
      tenant,
      refusals,
      problems,
      nowMs,
      order: this.#order,
    });
    const isMoved = entry.moved !== undefined && entry.moved !== previous?.moved;
    this.#report(brand, [...refusals, ...problems, ...(isMoved ? [entry.moved] : [])]);
    if (entry.refused) onRefused();
    if (entry.refused)
      logger.error(
        { brand },
        `${brand}: refused${entry.live ? `; version ${entry.live.version} stays live` : ''}`,
      );
    else if (entry.live !== previous?.live || previous?.isRestored)
      logger.info(
        { brand, version: entry.live?.version },
        `${brand}: version ${entry.live?.version} is live`,
      );
    return entry;
  }

  #refusals(site: SiteFacts): readonly TenantProblem[] {
    try {
      return this.#ports.servingProblems(site);
    } catch (error) {
      return [unreadable(site.brand, error)];
    }
  }

  /** Adds the snapshot's version to an entry that has no live version. */
  async #restored(entry: TenantEntry): Promise<TenantEntry> {
    const { brand } = entry;
    const { logger } = this.#ports;
    const snapshot = await this.#snapshots.restore(brand).catch((error: unknown) => {
      logger.error({ brand }, `${brand}: ${messageOf(error)}`);
    });
    if (!snapshot || this.#refusals(snapshot.packed).length > 0) {
      logger.error({ brand }, `${brand}: not served; there is no last good version of it`);
      return entry;
    }
    const live = makeTenant(snapshot.packed, { sites: this.#sites, sinceMs: snapshot.sinceMs });
    logger.warn(
      { brand, version: live.version },
      `${brand}: serves its last good version ${live.version}, live since ${new Date(snapshot.sinceMs).toISOString()} and saved before this start`,
    );
    return { ...entry, live, isRestored: true };
  }

  async #restoreAll(): Promise<void> {
    for (const brand of await this.#snapshots.brands()) {
      const problems = [{ code: 'LV101', message: noBrands, file: brand, line: 1, column: 1 }];
      const entry = await this.#restored(this.#entryOf(brand, undefined, { problems }));
      if (entry.live) this.#loaded.set(brand, entry);
    }
    await this.#swapFirst();
  }

  /**
   * Promotes valid versions whose missing prerequisites, such as secrets, are available now.
   */
  #promoteWaiting(): void {
    const admitted = [...this.#entries.values()].flatMap((entry) => {
      const tenant = entry.refused?.waiting;
      return tenant && this.#refusals(tenant.packed).length === 0 ? { ...entry, tenant } : [];
    });
    for (const { tenant, ...previous } of admitted)
      this.#loaded.set(
        tenant.brand,
        this.#entryOf(tenant.brand, previous, { packed: tenant.packed, problems: [] }),
      );
    if (admitted.length > 0) this.#swap();
  }

  /**
   * Adds the children of changed parents. The parent of a refused folder is unknown, so refused
   * folders are retried with every change, except those whose load failed slowly.
   */
  #withChildren(changed: readonly string[], listed: ReadonlySet<string>): string[] {
    const all = new Set(changed);
    const isUnsettled = ({ brand, live, refused }: TenantEntry): boolean =>
      (!live || refused !== undefined) && !this.#folders.isResting(brand);
    for (let size = -1; size !== all.size;) {
      size = all.size;
      for (const entry of this.#entries.values()) {
        const isChild = entry.live !== undefined && all.has(entry.live.parent);
        if (listed.has(entry.brand) && (isChild || isUnsettled(entry))) all.add(entry.brand);
      }
    }
    return [...all].toSorted();
  }

  #report(brand: string, problems: readonly TenantProblem[]): void {
    for (const problem of problems)
      this.#ports.logger[problem.severity === 'warning' ? 'warn' : 'error'](
        { brand, code: problem.code },
        `${brand}: ${problemLine(problem)}`,
      );
  }
}

function isSame(first: readonly TenantProblem[], second: readonly TenantProblem[]): boolean {
  return first.map(problemLine).join('\n') === second.map(problemLine).join('\n');
}
