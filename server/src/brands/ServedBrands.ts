import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { NewSnapshot } from '../snapshots/SnapshotStore.ts';
import type { HostLog } from './hosts/HostLog.ts';
import { HostOwners, type ReservedHost } from './hosts/HostOwners.ts';
import { hostTable, type HostTable } from './hosts/hostTable.ts';
import type { Tenant } from './Tenant.ts';
import type { TenantEntry } from './TenantEntry.ts';
import { reportProblems, type TenantProblem } from './TenantSource.ts';

/**
 * What is served and refused of all brands, and the brand of each host. It is replaced in one step.
 */
export class ServedBrands {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #owners: HostOwners;
  readonly #save: (version: NewSnapshot) => void;
  readonly #onSwapped: (replaced: readonly string[]) => void;
  #entries: ReadonlyMap<string, TenantEntry> = new Map();
  /** The entries after the last swap. */
  #swapped = this.#entries;
  #hosts: HostTable = { byHost: new Map(), disputes: new Map() };

  /**
   * @param save saves a version that went live.
   * @param onSwapped called when what is served or refused may have changed, with the brands of
   *   which the version that was served is served no more.
   */
  constructor({
    clock,
    logger,
    hostLog,
    save,
    onSwapped,
  }: {
    clock: Clock;
    logger: Logger;
    hostLog: HostLog;
    save: (version: NewSnapshot) => void;
    onSwapped: (replaced: readonly string[]) => void;
  }) {
    this.#clock = clock;
    this.#logger = logger;
    this.#owners = new HostOwners({ log: hostLog, clock });
    this.#save = save;
    this.#onSwapped = onSwapped;
  }

  /** Returns the brand of a host. */
  find(host: string): Tenant | undefined {
    return this.#hosts.byHost.get(host);
  }

  /** Returns a brand's entry, served or not. */
  get(brand: string): TenantEntry | undefined {
    return this.#entries.get(brand);
  }

  /** Returns all known brands, served or not. */
  all(): readonly TenantEntry[] {
    return [...this.#entries.values()];
  }

  /** Returns the host conflicts that a brand lost. */
  disputes(brand: string): readonly TenantProblem[] {
    return this.#hosts.disputes.get(brand) ?? [];
  }

  /** Returns the hosts that are reserved for brands that do not serve them. */
  reservedHosts(): readonly ReservedHost[] {
    return this.#owners.reserved();
  }

  /** Reason why the owners of hosts cannot be saved. */
  get fault(): string | undefined {
    return this.#owners.fault;
  }

  /**
   * Gives a host to a brand that lists it, whichever brand owns it. Throws if the move cannot be
   * saved. Returns `false` if the served version of the brand does not list the host.
   */
  moveHost(host: string, brand: string): boolean {
    if (!this.#entries.get(brand)?.live?.hosts.includes(host)) return false;
    this.#owners.move(host, brand);
    this.#logger.warn({ brand, host }, `${brand}: an operator moved the host ${host} here`);
    return true;
  }

  /** Reads the owners that other servers changed. Returns whether there are any. */
  syncHosts(): boolean {
    return this.#owners.sync();
  }

  /** Removes a brand with the next {@link swap} of the hosts, which stay reserved. */
  remove(brand: string): void {
    this.#entries = new Map([...this.#entries].filter(([name]) => name !== brand));
  }

  /** Replaces the entries of some brands and assigns the hosts, in one step. */
  swap(changed: ReadonlyMap<string, TenantEntry> = new Map()): void {
    const servedBefore = this.#entries;
    const disputesBefore = this.#hosts.disputes;
    this.#entries = new Map([...servedBefore, ...changed]);
    const live = this.all()
      .toSorted(byBrand)
      .flatMap((entry) => entry.live ?? []);
    this.#owners.assign(live);
    this.#hosts = hostTable(live, (host) => this.#owners.ownerOf(host));
    for (const [brand, problems] of this.#hosts.disputes)
      if (disputesBefore.get(brand)?.length !== problems.length)
        reportProblems(this.#logger, brand, problems);
    const replaced = [...this.#swapped.values()]
      .filter(({ brand, live }) => live && live !== this.#entries.get(brand)?.live)
      .map(({ brand }) => brand);
    this.#swapped = this.#entries;
    this.#onSwapped(replaced);
    const nowMs = this.#clock.nowMs();
    for (const { brand, live: tenant, isRestored } of this.#entries.values())
      if (tenant && !isRestored && servedBefore.get(brand)?.live !== tenant)
        this.#save({ packed: tenant.packed, sinceMs: tenant.sinceMs, nowMs });
  }
}

/** Orders entries by the names of their brands. */
export function byBrand(first: TenantEntry, second: TenantEntry): number {
  return first.brand < second.brand ? -1 : 1;
}
