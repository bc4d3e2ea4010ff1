import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { noSnapshots, type SnapshotStore } from '../snapshots/SnapshotStore.ts';
import { SnapshotWriter } from '../snapshots/SnapshotWriter.ts';
import { BrandLoads } from './BrandLoads.ts';
import { EntryMaker, type ServingCheck } from './EntryMaker.ts';
import { FolderStates } from './folders/FolderStates.ts';
import { memoryHostLog, type HostLog } from './hosts/HostLog.ts';
import type { ReservedHost } from './hosts/HostOwners.ts';
import { byBrand, ServedBrands } from './ServedBrands.ts';
import type { Tenant } from './Tenant.ts';
import type { TenantEntry } from './TenantEntry.ts';
import type { TenantProblem, TenantSource } from './TenantSource.ts';
import { messageOf } from './tryLoadBrand.ts';

export interface RegistryPorts {
  readonly source: TenantSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly servingProblems: ServingCheck;
  readonly onRefused: () => void;
  /**
   * Called when what is served or refused may have changed, with the brands of which the version
   * that was served is served no more.
   */
  readonly onSwapped: (replaced: readonly string[]) => void;
  /** Store of last good versions, which survives a restart. */
  readonly snapshots: SnapshotStore | undefined;
  /** List of the owners of hosts, which survives a restart. */
  readonly hostLog: HostLog | undefined;
  /** Time for which a brand is served without its folder. */
  readonly closeAfterMs: number;
}

/** Number of inspected brands that start loading together while the others are inspected. */
const startBatchSize = 32;

const noBrands = 'the tenants folder shows no brand at all; it may not be mounted yet';

/**
 * All brands by host. A brand only changes from one valid version to the next: an invalid edit
 * leaves the last good version live, even across a restart, and its repair goes live automatically.
 * A brand whose folder is gone is served for a grace time, because a folder may be replaced by two
 * renames; a file `.closed` in the folder closes the brand at once.
 *
 * Each brand is inspected, loaded and taken over on its own: what fails or takes long is a problem
 * of that brand and delays no other one.
 */
export class TenantRegistry {
  readonly #ports: RegistryPorts;
  readonly #snapshots: SnapshotStore;
  readonly #snapshotWriter: SnapshotWriter;
  readonly #served: ServedBrands;
  readonly #folders: FolderStates;
  readonly #loads: BrandLoads;
  /** Brands without a folder, with the elapsed time since when. */
  readonly #vanished = new Map<string, number>();
  #scanning: Promise<void> = Promise.resolve();
  #scanFault: string | undefined;
  #checkCpuMs = 0;
  #passEndedMs: number;
  /** Brands with a snapshot at the start, which were served before it. */
  #kept = new Set<string>();
  #isFirst = true;

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
    this.#served = new ServedBrands({
      clock: ports.clock,
      logger: ports.logger,
      hostLog: ports.hostLog ?? memoryHostLog(),
      save: (version) => this.#snapshotWriter.save(version),
      onSwapped: ports.onSwapped,
    });
    this.#loads = new BrandLoads({
      clock: ports.clock,
      source: ports.source,
      folders: this.#folders,
      entryMaker: new EntryMaker({ ...ports, snapshots: this.#snapshots }),
      served: this.#served,
      onChanged: (brand) => void this.scan(brand),
      onFault: (error) => this.#failed(error),
    });
  }

  /** Returns the brand of a host. */
  find(host: string): Tenant | undefined {
    return this.#served.find(host);
  }

  /** Returns all known brands, served or not, sorted by name. */
  entries(): readonly TenantEntry[] {
    return this.#served.all().toSorted(byBrand);
  }

  /** Returns the host conflicts that a brand lost. */
  disputes(brand: string): readonly TenantProblem[] {
    return this.#served.disputes(brand);
  }

  /** Returns the hosts that are reserved for brands that do not serve them. */
  reservedHosts(): readonly ReservedHost[] {
    return this.#served.reservedHosts();
  }

  /**
   * Gives a host to a brand that lists it, whichever brand owns it. Throws if the move cannot be
   * saved. Returns `false` if the served version of the brand does not list the host.
   */
  moveHost(host: string, brand: string): boolean {
    const isMoved = this.#served.moveHost(host, brand);
    if (isMoved) this.#loads.swap();
    return isMoved;
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
    return [...this.#kept].filter((brand) => !this.#served.get(brand)?.live);
  }

  /** Reasons why the folders could not be inspected, or what survives a restart not be saved. */
  get faults(): readonly string[] {
    return [this.#scanFault, this.#snapshotWriter.fault, this.#served.fault].filter(
      (fault) => fault !== undefined,
    );
  }

  /**
   * Inspects one folder, or all of them, and starts loading what changed. Resolves after the
   * inspection. Calls are queued and never overlap.
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
    await this.#loads.settled();
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
              ...this.#served.all().map((entry) => entry.brand),
              ...this.#kept,
            ]),
          ]
        : [only];
    const changed: string[] = [];
    let cpuMs = 0;
    for (const brand of checked.toSorted(parentsFirst)) {
      const isListed = listed.has(brand);
      if (isListed) cpuMs += await this.#folders.inspect(brand, { isEdited: only !== undefined });
      // Removed since it was listed, or a link to a folder that was. Any other problem is its
      // load's.
      const isRemoved = isListed && this.#folders.isGone(brand) && this.#isServed(brand);
      if (!isListed || isRemoved) {
        if (this.#folders.forget(brand) && brand.startsWith('_')) changed.push(brand);
        await this.#vanish(brand);
        continue;
      }
      this.#vanished.delete(brand);
      if (this.#folders.isClosed(brand)) this.#close(brand, 'it has a file .closed');
      else if (this.#folders.isChanged(brand)) changed.push(brand);
      if (this.#loads.isStarting && changed.length >= startBatchSize)
        this.#reload(changed.splice(0), listed);
      // Yields between folders, so that a thousand of them do not delay requests.
      if (only === undefined) await new Promise(setImmediate);
    }
    if (only === undefined) this.#checkCpuMs = cpuMs;
    if (changed.length > 0) this.#reload(this.#withChildren(changed, listed), listed);
    // Before all brands are loaded, their hosts would count as given up.
    if (only !== undefined || this.#loads.isStarting) return;
    if (this.#served.syncHosts()) this.#loads.swap();
    this.#loads.promoteWaiting();
  }

  /**
   * Lists the folders. Rejects if there is none, not even the base, which is a missing mount and
   * not a decision to remove every brand; a first pass then serves all snapshots.
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
    this.#loads.start(brands.filter((brand) => !brand.startsWith('_') && listed.has(brand)));
  }

  /**
   * Serves a brand without a folder until its grace time is over, from its snapshot after a start.
   */
  async #vanish(brand: string): Promise<void> {
    const nowMs = this.#ports.clock.elapsedMs();
    const { closeAfterMs } = this.#ports;
    const sinceMs = this.#vanished.get(brand) ?? nowMs;
    if (!this.#isServed(brand) || nowMs - sinceMs >= closeAfterMs)
      return this.#close(brand, 'its folder is gone');
    if (this.#vanished.has(brand)) return;
    this.#vanished.set(brand, nowMs);
    const closesAt = new Date(this.#ports.clock.nowMs() + closeAfterMs).toISOString();
    const message = `the folder is gone; the brand is closed at ${closesAt} unless it is back`;
    await this.#loads.take(brand, { problems: [brandProblem(brand, message)] });
    if (!this.#loads.isStarting) this.#loads.swap();
  }

  /** Returns whether a brand is served, or was before the start. */
  #isServed(brand: string): boolean {
    return this.#served.get(brand)?.live !== undefined || this.#kept.has(brand);
  }

  /** Stops serving a brand and deletes its snapshot. Its hosts stay reserved. */
  #close(brand: string, reason: string): void {
    this.#vanished.delete(brand);
    this.#loads.discard(brand);
    const isKept = this.#kept.delete(brand);
    const isKnown = this.#served.get(brand) !== undefined;
    if (!isKept && !isKnown) return;
    this.#ports.logger.info({ brand }, `${brand}: ${reason}; no longer served`);
    this.#snapshotWriter.delete(brand);
    this.#served.remove(brand);
    if (!this.#loads.isStarting) this.#loads.swap();
  }

  async #restoreAll(): Promise<void> {
    for (const brand of await this.#snapshots.brands()) {
      const problems = [brandProblem(brand, noBrands)];
      const { live } = await this.#loads.take(brand, { problems });
      if (!live) this.#loads.discard(brand);
    }
    this.#loads.swap();
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
      for (const entry of this.#served.all()) {
        const isChild = entry.live !== undefined && all.has(entry.live.parent);
        if (listed.has(entry.brand) && (isChild || isUnsettled(entry))) all.add(entry.brand);
      }
    }
    return [...all].toSorted();
  }
}

/** A brand can be loaded once its parents were inspected. */
function parentsFirst(first: string, second: string): number {
  return Number(second.startsWith('_')) - Number(first.startsWith('_'));
}

function brandProblem(brand: string, message: string): TenantProblem {
  return { code: 'LV101', message, file: brand, line: 1, column: 1 };
}
