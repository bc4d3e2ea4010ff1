import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { memoryHostLog, type HostLog } from './hosts/HostLog.ts';
import { HostOwners, type ReservedHost } from './hosts/HostOwners.ts';
import { hostTable, type HostTable } from './hosts/hostTable.ts';
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
  /** Called when what is served or refused may have changed. */
  readonly onSwapped?: () => void;
  /** Store of last good versions, which survives a restart. */
  readonly snapshots?: SnapshotStore;
  /** List of the owners of hosts, which survives a restart. */
  readonly hostLog?: HostLog;
  /** Time for which a brand is served without its folder; a minute by default. */
  readonly closeAfterMs?: number;
}

/**
 * Number of brands loaded concurrently, so that a source with threads can see the backlog and always has
 * a next brand.
 */
const maxConcurrentLoads = 8;
/** Number of loaded brands that go live together while many more are being loaded. */
const swapBatchSize = 16;
const defaultCloseAfterMs = 60_000;

const noBrands = 'the tenants folder shows no brand at all; it may not be mounted yet';

/**
 * All brands by host. A brand only changes from one valid version to the next: an invalid edit leaves
 * the last good version live, even across a restart, and its repair goes live automatically. A brand
 * whose folder is gone is served for a grace time, because a folder may be replaced by two renames; a
 * file `.closed` in the folder closes the brand at once.
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
  readonly #owners: HostOwners;
  #hosts: HostTable = { byHost: new Map(), disputes: new Map() };
  /** Brands without a folder, with the elapsed time since when. */
  readonly #vanished = new Map<string, number>();
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
    this.#owners = new HostOwners({ log: ports.hostLog ?? memoryHostLog(), clock: ports.clock });
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

  /** Returns the hosts that are reserved for brands that do not serve them. */
  reservedHosts(): readonly ReservedHost[] {
    return this.#owners.reserved();
  }

  /**
   * Gives a host to a brand that lists it, whichever brand owns it. Throws if the move cannot be saved.
   * Returns `false` if the served version of the brand does not list the host.
   */
  moveHost(host: string, brand: string): boolean {
    if (!this.#entries.get(brand)?.live?.hosts.includes(host)) return false;
    this.#owners.move(host, brand);
    this.#ports.logger.warn({ brand, host }, `${brand}: an operator moved the host ${host} here`);
    this.#swap();
    return true;
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

  /** Reasons why the folders could not be inspected, or what survives a restart not be saved. */
  get faults(): readonly string[] {
    return [this.#scanFault, this.#snapshotWriter.fault, this.#owners.fault].filter(
      (fault) => fault !== undefined,
    );
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
        if (this.#folders.forget(brand) && brand.startsWith('_')) changed.push(brand);
        await this.#vanish(brand);
        continue;
      }
      this.#vanished.delete(brand);
      cpuMs += await this.#folders.inspect(brand, { isEdited: only !== undefined });
      if (this.#folders.isClosed(brand)) this.#close(brand, 'it has a file .closed');
      else if (this.#folders.isChanged(brand)) changed.push(brand);
      // Yields between folders, so that a thousand of them do not delay requests.
      if (only === undefined) await new Promise(setImmediate);
    }
    if (only === undefined) this.#checkCpuMs = cpuMs;
    if (changed.length > 0) this.#reload(this.#withChildren(changed, listed), listed);
    else if (this.#isStarting) this.#swap();
    // Before all brands are loaded, their hosts would count as given up.
    if (only !== undefined || this.#isStarting) return;
    if (this.#owners.sync()) this.#swap();
    this.#promoteWaiting();
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

  /** Starts loading brands. */
  #reload(brands: readonly string[], listed: ReadonlySet<string>): void {
    // A parent has no load of its own.
    for (const brand of brands)
      if (brand.startsWith('_') && listed.has(brand))
        this.#folders.loaded(brand, this.#folders.of(brand));
    const load = this.#ports.source.reading();
    const present = brands.filter((brand) => !brand.startsWith('_') && listed.has(brand));
    let waiting = present.length;
    const pass = forEachConcurrently(present, maxConcurrentLoads, async (brand) => {
      await this.#load(load, brand);
      waiting -= 1;
      if (this.#isStarting) return;
      if (waiting < maxConcurrentLoads || this.#loaded.size >= swapBatchSize) this.#swap();
    })
      // After a start all brands go live together, so that the fastest does not get a contested host.
      .then(() => (this.#isStarting ? this.#swap() : undefined))
      .catch((error: unknown) => this.#failed(error))
      .finally(() => this.#passes.delete(pass));
    this.#passes.add(pass);
  }

  /** Serves a brand without a folder until its grace time is over, from its snapshot after a start. */
  async #vanish(brand: string): Promise<void> {
    const nowMs = this.#ports.clock.elapsedMs();
    const closeAfterMs = this.#ports.closeAfterMs ?? defaultCloseAfterMs;
    const entry = this.#entries.get(brand);
    const isServed = entry?.live !== undefined || this.#kept.has(brand);
    const sinceMs = this.#vanished.get(brand) ?? nowMs;
    if (!isServed || nowMs - sinceMs >= closeAfterMs)
      return this.#close(brand, 'its folder is gone');
    if (this.#vanished.has(brand)) return;
    this.#vanished.set(brand, nowMs);
    const closesAt = new Date(this.#ports.clock.nowMs() + closeAfterMs).toISOString();
    const message = `the folder is gone; the brand is closed at ${closesAt} unless it is back`;
    const gone = this.#entryOf(brand, entry, {
      problems: [{ code: 'LV101', message, file: brand, line: 1, column: 1 }],
    });
    this.#loaded.set(brand, gone.live ? gone : await this.#restored(gone));
    if (!this.#isStarting) this.#swap();
  }

  /** Stops serving a brand and deletes its snapshot. Its hosts stay reserved. */
  #close(brand: string, reason: string): void {
    this.#vanished.delete(brand);
    this.#loaded.delete(brand);
    const isKept = this.#kept.delete(brand);
    const isKnown = this.#entries.has(brand);
    if (!isKept && !isKnown) return;
    this.#ports.logger.info({ brand }, `${brand}: ${reason}; no longer served`);
    this.#snapshotWriter.delete(brand);
    this.#entries = new Map([...this.#entries].filter(([name]) => name !== brand));
    if (!this.#isStarting) this.#swap();
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

  /** Makes all loaded brands live in one step. */
  #swap(): void {
    const servedBefore = this.#entries;
    const disputesBefore = this.#hosts.disputes;
    this.#entries = new Map([...servedBefore, ...this.#loaded]);
    this.#loaded.clear();
    const live = this.entries().flatMap((entry) => entry.live ?? []);
    this.#owners.assign(live);
    this.#hosts = hostTable(live, (host) => this.#owners.ownerOf(host));
    for (const [brand, problems] of this.#hosts.disputes) {
      if (disputesBefore.get(brand)?.length !== problems.length) this.#report(brand, problems);
    }
    this.#ports.onSwapped?.();
    const nowMs = this.#ports.clock.nowMs();
    for (const { brand, live: tenant, isRestored } of this.#entries.values())
      if (tenant && !isRestored && servedBefore.get(brand)?.live !== tenant)
        this.#snapshotWriter.save({ packed: tenant.packed, sinceMs: tenant.sinceMs, nowMs });
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
    this.#swap();
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
