import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { hostTable, isServedBy, servedLongest, type HostTable } from './hostTable.ts';
import { mapWithConcurrency } from './mapWithConcurrency.ts';
import { SnapshotWriter } from '../snapshots/SnapshotWriter.ts';
import { noSnapshots, type SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { tryLoadBrand } from './tryLoadBrand.ts';
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
/**
 * A folder that failed to load is retried after ten times the duration of the failure, so that retries
 * use at most a tenth of a thread.
 */
const restPerUnread = 10;

const noBrands = 'the tenants folder shows no brand at all; it may not be mounted yet';

/**
 * All brands by host. A brand only changes from one valid version to the next: an invalid edit leaves
 * the last good version live, even across a restart, and its repair goes live automatically. Deleting a
 * folder removes its brand; an incomplete folder does not.
 */
export class TenantRegistry {
  readonly #ports: RegistryPorts;
  readonly #snapshots: SnapshotStore;
  readonly #snapshotWriter: SnapshotWriter;
  readonly #sites = new SiteCache({ openLimit: 200 });
  readonly #fingerprints = new Map<string, string>();
  /** Brands that failed to load, with the elapsed time of the next attempt. */
  readonly #unread = new Map<string, number>();
  #entries: ReadonlyMap<string, TenantEntry> = new Map();
  #hosts: HostTable = hostTable([]);
  #order = 0;
  #running: Promise<void> = Promise.resolve();
  #checkCpuMs = 0;
  #isFirst = true;

  constructor(ports: RegistryPorts) {
    this.#ports = ports;
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

  /** Reason why the last snapshot could not be saved. */
  get snapshotFault(): string | undefined {
    return this.#snapshotWriter.fault;
  }

  /**
   * Scans one folder, or all of them, and reloads changed brands. Calls are queued and never overlap.
   */
  refresh(brand?: string): Promise<void> {
    const next = this.#running.then(() => this.#refresh(brand));
    this.#running = next.catch((error: unknown) =>
      this.#ports.logger.error(
        { err: error },
        'tenant folders could not be looked at; what is served stays',
      ),
    );
    return this.#running;
  }

  /** Resolves when all live versions are saved. */
  settled(): Promise<void> {
    return this.#running.then(() => this.#snapshotWriter.settled());
  }

  async #refresh(only: string | undefined): Promise<void> {
    const { source, logger, clock } = this.#ports;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    const listed = new Set(
      await source.brands().catch((error: unknown) => {
        if (isFirst) logger.error({ err: error }, noBrands);
        else throw error;
        return [];
      }),
    );
    // An empty folder, without even the base, is a missing mount and not a decision to remove every
    // brand.
    if (listed.size === 0) return isFirst ? this.#restoreAll() : undefined;
    const checked =
      only === undefined
        ? [...new Set([...listed, ...this.#fingerprints.keys(), ...this.#entries.keys()])]
        : [only];
    const changed: string[] = [];
    let cpuUs = 0;
    for (const brand of checked) {
      // Measured per thread and per folder, so that requests served in between and loader threads do
      // not count.
      const before = process.threadCpuUsage();
      // A dangling link is a broken brand, not a deleted one.
      const fingerprint = listed.has(brand) ? (source.fingerprint(brand) ?? '') : undefined;
      const isDue = this.#unread.has(brand) && (this.#unread.get(brand) ?? 0) <= clock.elapsedMs();
      if (
        isDue ||
        fingerprint !== this.#fingerprints.get(brand) ||
        (fingerprint === undefined && this.#entries.has(brand))
      )
        changed.push(brand);
      if (fingerprint === undefined) this.#fingerprints.delete(brand);
      else this.#fingerprints.set(brand, fingerprint);
      const { user, system } = process.threadCpuUsage(before);
      cpuUs += user + system;
      // Yields between folders, so that scanning a thousand of them does not delay requests.
      if (only === undefined) await new Promise(setImmediate);
    }
    if (only === undefined) this.#checkCpuMs = cpuUs / 1000;
    if (changed.length > 0) await this.#reload(this.#withChildren(changed, listed), listed);
    if (only === undefined) await this.#promoteWaiting();
  }

  async #reload(brands: readonly string[], listed: ReadonlySet<string>): Promise<void> {
    const entries = new Map(this.#entries);
    const load = this.#ports.source.reading();
    const [present, missing] = [true, false].map((isPresent) =>
      brands.filter((brand) => !brand.startsWith('_') && listed.has(brand) === isPresent),
    );
    for (const brand of missing ?? []) {
      this.#unread.delete(brand);
      if (!entries.delete(brand)) continue;
      this.#ports.logger.info({ brand }, `${brand}: its folder is gone; no longer served`);
      this.#snapshotWriter.delete(brand);
    }
    for await (const [brand, loaded] of mapWithConcurrency(
      present ?? [],
      maxConcurrentLoads,
      (name) => this.#load(load, name),
    )) {
      const entry = this.#entryOf(brand, entries.get(brand), loaded);
      entries.set(brand, entry.live ? entry : await this.#restored(entry));
    }
    await this.#swap(entries);
  }

  async #load(load: ReturnType<TenantSource['reading']>, brand: string): Promise<LoadedTenant> {
    const { clock } = this.#ports;
    const startedMs = clock.elapsedMs();
    const loaded = await tryLoadBrand(load, brand);
    if (loaded.isUnread)
      this.#unread.set(brand, clock.elapsedMs() + (clock.elapsedMs() - startedMs) * restPerUnread);
    else this.#unread.delete(brand);
    return loaded;
  }

  async #swap(entries: ReadonlyMap<string, TenantEntry>): Promise<void> {
    const servedBefore = this.#entries;
    // After a start no host is served yet: the brand that served it longest keeps it.
    const before =
      servedBefore.size > 0
        ? this.#hosts
        : await servedLongest(entries.values(), this.#snapshots.servedSince);
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
    const { servingProblems, clock, logger, onRefused } = this.#ports;
    const refusals = packed ? servingProblems(packed) : [];
    const nowMs = clock.nowMs();
    const tenant = packed && makeTenant(packed, { sites: this.#sites, sinceMs: nowMs });
    this.#order += 1;
    const entry = reloaded(previous, {
      brand,
      tenant,
      refusals,
      problems,
      nowMs,
      order: this.#order,
    });
    this.#report(brand, [...refusals, ...problems]);
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

  /** Adds the snapshot's version to an entry that has no live version. */
  async #restored(entry: TenantEntry): Promise<TenantEntry> {
    const { brand } = entry;
    const { servingProblems, logger } = this.#ports;
    const snapshot = await this.#snapshots.restore(brand).catch((error: unknown) => {
      logger.error(
        { brand },
        `${brand}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    if (!snapshot || servingProblems(snapshot.packed).length > 0) {
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
    const entries = new Map<string, TenantEntry>();
    for (const brand of await this.#snapshots.brands()) {
      const problems = [{ code: 'LV101', message: noBrands, file: brand, line: 1, column: 1 }];
      const entry = await this.#restored(this.#entryOf(brand, undefined, { problems }));
      if (entry.live) entries.set(brand, entry);
    }
    await this.#swap(entries);
  }

  /**
   * Promotes valid versions whose missing prerequisites, such as secrets, are available now.
   */
  async #promoteWaiting(): Promise<void> {
    const admitted = [...this.#entries.values()].flatMap((entry) => {
      const tenant = entry.refused?.waiting;
      return tenant && this.#ports.servingProblems(tenant.packed).length === 0
        ? { ...entry, tenant }
        : [];
    });
    if (admitted.length === 0) return;
    const entries = new Map(this.#entries);
    for (const { tenant, ...previous } of admitted) {
      entries.set(
        tenant.brand,
        this.#entryOf(tenant.brand, previous, { packed: tenant.packed, problems: [] }),
      );
    }
    await this.#swap(entries);
  }

  /**
   * Adds the children of changed parents. The parent of a refused folder is unknown, so refused
   * folders are retried with every change.
   */
  #withChildren(changed: readonly string[], listed: ReadonlySet<string>): string[] {
    const all = new Set(changed);
    for (let size = -1; size !== all.size;) {
      size = all.size;
      for (const { brand, live, refused } of this.#entries.values()) {
        if (listed.has(brand) && (!live || refused || all.has(live.parent))) all.add(brand);
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
