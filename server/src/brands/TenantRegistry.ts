import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { hostTable, isServedBy, longestServed, type HostTable } from './hostTable.ts';
import { inOrder } from './inOrder.ts';
import { Keeper } from '../snapshots/Keeper.ts';
import { nothingKept, type KeptSites } from '../snapshots/KeptSites.ts';
import { loadOrSayWhy } from './loadOrSayWhy.ts';
import { makeTenant } from './makeTenant.ts';
import type { SiteFacts } from '../snapshots/PackedSite.ts';
import { SiteVault } from './SiteVault.ts';
import type { Tenant } from './Tenant.ts';
import { reloaded, type TenantEntry } from './TenantEntry.ts';
import {
  problemLine,
  type LoadedTenant,
  type TenantProblem,
  type TenantSource,
} from './TenantSource.ts';

/** Reasons of this server not to serve a site that is valid in itself. */
export type Admit = (site: SiteFacts) => readonly TenantProblem[];

export interface RegistryPorts {
  readonly source: TenantSource;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly admit: Admit;
  readonly onRefused: () => void;
  /** Where versions outlive the process. */
  readonly kept?: KeptSites;
}

/**
 * How many brands are asked for before the first of them is there: a source with threads knows that
 * there is much to do, and has always the next one.
 */
const mostAhead = 8;
/**
 * A folder whose reading came to grief may cost a tenth of what reads it, however often that
 * happens.
 */
const restPerUnread = 10;

const noBrands = 'the tenants folder shows no brand at all; it may not be mounted yet';

/**
 * Every brand by its hosts. What is served changes only from one valid version to the next: a bad
 * edit leaves the last good version where it is, over a restart too, and its repair goes live by
 * itself. A folder that is gone takes its brand with it; one that is half there does not.
 */
export class TenantRegistry {
  readonly #ports: RegistryPorts;
  readonly #kept: KeptSites;
  readonly #keeper: Keeper;
  readonly #vault = new SiteVault({ openLimit: 200 });
  readonly #stamps = new Map<string, string>();
  /** Brands whose reading came to grief, and when they may be tried again. */
  readonly #unread = new Map<string, number>();
  #entries: ReadonlyMap<string, TenantEntry> = new Map();
  #hosts: HostTable = hostTable([]);
  #order = 0;
  #running: Promise<void> = Promise.resolve();
  #lookCpuMs = 0;
  #isFirst = true;

  constructor(ports: RegistryPorts) {
    this.#ports = ports;
    this.#kept = ports.kept ?? nothingKept;
    this.#keeper = new Keeper({
      kept: this.#kept,
      clock: ports.clock,
      read: ports.source.read,
      logger: ports.logger,
    });
  }

  find(host: string): Tenant | undefined {
    return this.#hosts.byHost.get(host);
  }

  /** Every brand that is known, served or not, in the order of their names. */
  entries(): readonly TenantEntry[] {
    return [...this.#entries.values()].toSorted((a, b) => (a.brand < b.brand ? -1 : 1));
  }

  /** Hosts a brand wanted and did not get. */
  disputes(brand: string): readonly TenantProblem[] {
    return this.#hosts.disputes.get(brand) ?? [];
  }

  /** Processor time of the last look at all folders. */
  get lookCpuMs(): number {
    return this.#lookCpuMs;
  }

  /** What keeps versions from outliving the process. */
  get keepingFault(): string | undefined {
    return this.#keeper.fault;
  }

  /**
   * Looks at one folder, or at all of them, and takes over what has changed. Calls follow each
   * other; none overlaps another.
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

  /** Resolves when what is live is kept. */
  settled(): Promise<void> {
    return this.#running.then(() => this.#keeper.settled());
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
    // A folder that shows nothing at all, not even the base, is a mount that is missing and not a
    // decision to close every brand.
    if (listed.size === 0) return isFirst ? this.#restoreAll() : undefined;
    const looked =
      only === undefined
        ? [...new Set([...listed, ...this.#stamps.keys(), ...this.#entries.keys()])]
        : [only];
    const changed: string[] = [];
    let cpuUs = 0;
    for (const brand of looked) {
      // Of this thread and of this stretch alone: requests that are served in between, and threads
      // that read brands, are not the look's.
      const before = process.threadCpuUsage();
      // A link that leads nowhere is a brand that is broken, not one that is gone.
      const stamp = listed.has(brand) ? (source.stamp(brand) ?? '') : undefined;
      const isDue = this.#unread.has(brand) && (this.#unread.get(brand) ?? 0) <= clock.nowMs();
      if (
        isDue ||
        stamp !== this.#stamps.get(brand) ||
        (stamp === undefined && this.#entries.has(brand))
      )
        changed.push(brand);
      if (stamp === undefined) this.#stamps.delete(brand);
      else this.#stamps.set(brand, stamp);
      const { user, system } = process.threadCpuUsage(before);
      cpuUs += user + system;
      // A thousand folders are not looked at in one breath: requests go in between.
      if (only === undefined) await new Promise(setImmediate);
    }
    if (only === undefined) this.#lookCpuMs = cpuUs / 1000;
    if (changed.length > 0) await this.#reload(this.#withChildren(changed, listed), listed);
    if (only === undefined) await this.#admitWaiting();
  }

  async #reload(brands: readonly string[], listed: ReadonlySet<string>): Promise<void> {
    const entries = new Map(this.#entries);
    const load = this.#ports.source.reading();
    const [there, gone] = [true, false].map((isThere) =>
      brands.filter((brand) => !brand.startsWith('_') && listed.has(brand) === isThere),
    );
    for (const brand of gone ?? []) {
      this.#unread.delete(brand);
      if (!entries.delete(brand)) continue;
      this.#ports.logger.info({ brand }, `${brand}: its folder is gone; no longer served`);
      this.#keeper.forget(brand);
    }
    for await (const [brand, loaded] of inOrder(there ?? [], mostAhead, (name) =>
      this.#load(load, name),
    )) {
      const entry = this.#entryOf(brand, entries.get(brand), loaded);
      entries.set(brand, entry.live ? entry : await this.#restored(entry));
    }
    await this.#swap(entries);
  }

  async #load(load: ReturnType<TenantSource['reading']>, brand: string): Promise<LoadedTenant> {
    const { clock } = this.#ports;
    const startedMs = clock.nowMs();
    const loaded = await loadOrSayWhy(load, brand);
    if (loaded.isUnread)
      this.#unread.set(brand, clock.nowMs() + (clock.nowMs() - startedMs) * restPerUnread);
    else this.#unread.delete(brand);
    return loaded;
  }

  async #swap(entries: ReadonlyMap<string, TenantEntry>): Promise<void> {
    const servedBefore = this.#entries;
    // After a start nobody serves a host yet: the brand that did so for longest before it goes on.
    const before =
      servedBefore.size > 0
        ? this.#hosts
        : await longestServed(entries.values(), this.#kept.servedSince);
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
        this.#keeper.keep({ packed: live.packed, sinceMs: live.sinceMs, servedHosts, nowMs });
    }
  }

  #entryOf(
    brand: string,
    previous: TenantEntry | undefined,
    { packed, problems }: LoadedTenant,
  ): TenantEntry {
    const { admit, clock, logger, onRefused } = this.#ports;
    const refusals = packed ? admit(packed) : [];
    const nowMs = clock.nowMs();
    const tenant = packed && makeTenant(packed, { vault: this.#vault, sinceMs: nowMs });
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

  /** An entry without a version to serve, with the one that was kept of it before this start. */
  async #restored(entry: TenantEntry): Promise<TenantEntry> {
    const { brand } = entry;
    const { admit, logger } = this.#ports;
    const kept = await this.#kept.restore(brand).catch((error: unknown) => {
      logger.error(
        { brand },
        `${brand}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    if (!kept || admit(kept.packed).length > 0) {
      logger.error({ brand }, `${brand}: not served; there is no last good version of it`);
      return entry;
    }
    const live = makeTenant(kept.packed, { vault: this.#vault, sinceMs: kept.sinceMs });
    logger.warn(
      { brand, version: live.version },
      `${brand}: serves its last good version ${live.version}, live since ${new Date(kept.sinceMs).toISOString()} and kept from before this start`,
    );
    return { ...entry, live, isRestored: true };
  }

  async #restoreAll(): Promise<void> {
    const entries = new Map<string, TenantEntry>();
    for (const brand of await this.#kept.brands()) {
      const problems = [{ code: 'LV101', message: noBrands, file: brand, line: 1, column: 1 }];
      const entry = await this.#restored(this.#entryOf(brand, undefined, { problems }));
      if (entry.live) entries.set(brand, entry);
    }
    await this.#swap(entries);
  }

  /**
   * A version that only waited for something this server lacked, such as a secret, goes live as
   * soon as that is there.
   */
  async #admitWaiting(): Promise<void> {
    const admitted = [...this.#entries.values()].flatMap((entry) => {
      const tenant = entry.refused?.waiting;
      return tenant && this.#ports.admit(tenant.packed).length === 0 ? { ...entry, tenant } : [];
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
   * A changed parent changes its children; which parent a refused folder wanted is not known, so it
   * is tried with every change.
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
