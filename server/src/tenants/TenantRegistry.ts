import type { Site } from '@livery/contract';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { hostTable, type HostTable } from './hostTable.ts';
import { SiteVault } from './SiteVault.ts';
import type { Tenant } from './Tenant.ts';
import { reloaded, type TenantEntry } from './TenantEntry.ts';
import { problemLine, type LoadedTenant, type TenantProblem, type TenantSource } from './TenantSource.ts';

/** Reasons of this server not to serve a site that is valid in itself. */
export type Admit = (site: Site) => readonly TenantProblem[];

/**
 * Every brand by its hosts. What is served changes only from one valid version to the next: a bad edit leaves the last good version where it
 * is, and its repair goes live by itself. A folder that is gone takes its brand with it; one that is half there does not.
 */
export class TenantRegistry {
  readonly #source: TenantSource;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #admit: Admit;
  readonly #onRefused: () => void;
  readonly #vault = new SiteVault({ openLimit: 200 });
  readonly #stamps = new Map<string, string>();
  #entries: ReadonlyMap<string, TenantEntry> = new Map();
  #hosts: HostTable = { byHost: new Map(), disputes: new Map() };
  #order = 0;
  #running: Promise<void> = Promise.resolve();
  #lookedMs = 0;

  constructor({ source, clock, logger, admit, onRefused }: { source: TenantSource; clock: Clock; logger: Logger; admit: Admit; onRefused: () => void }) {
    this.#source = source;
    this.#clock = clock;
    this.#logger = logger;
    this.#admit = admit;
    this.#onRefused = onRefused;
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

  /** How long the last look at the folders kept the processor. */
  get lookedMs(): number {
    return this.#lookedMs;
  }

  /** Looks at one folder, or at all of them, and takes over what has changed. Calls follow each other; none overlaps another. */
  refresh(brand?: string): Promise<void> {
    const next = this.#running.then(() => this.#refresh(brand));
    this.#running = next.catch((error: unknown) => this.#logger.error({ err: error }, 'tenant folders could not be looked at; what is served stays'));
    return this.#running;
  }

  async #refresh(only: string | undefined): Promise<void> {
    const listed = new Set(await this.#source.brands());
    // A folder that shows nothing at all, not even the base, is a mount that is missing and not a decision to close every brand.
    if (listed.size === 0 && this.#entries.size > 0) return;
    const looked = only === undefined ? [...new Set([...listed, ...this.#stamps.keys()])] : [only];
    const changed: string[] = [];
    let workMs = 0;
    for (const brand of looked) {
      const startedMs = performance.now();
      const stamp = listed.has(brand) ? this.#source.stamp(brand) : undefined;
      if (stamp !== this.#stamps.get(brand)) changed.push(brand);
      if (stamp === undefined) this.#stamps.delete(brand);
      else this.#stamps.set(brand, stamp);
      workMs += performance.now() - startedMs;
      // A thousand folders are not looked at in one breath: requests go in between.
      if (only === undefined) await new Promise(setImmediate);
    }
    if (only === undefined) this.#lookedMs = workMs;
    if (changed.length > 0) await this.#reload(this.#withChildren(changed, listed), listed);
  }

  async #reload(brands: readonly string[], listed: ReadonlySet<string>): Promise<void> {
    const entries = new Map(this.#entries);
    const load = this.#source.reading();
    for (const brand of brands.filter((name) => !name.startsWith('_'))) {
      if (!listed.has(brand)) {
        if (entries.delete(brand)) this.#logger.info({ brand }, `${brand}: its folder is gone; no longer served`);
        continue;
      }
      entries.set(brand, this.#entryOf(brand, entries.get(brand), await loadOrSayWhy(load, brand)));
    }
    const before = this.#hosts.disputes;
    this.#entries = entries;
    this.#hosts = hostTable(entries.values());
    for (const [brand, problems] of this.#hosts.disputes) {
      if (before.get(brand)?.length !== problems.length) this.#report(brand, problems);
    }
  }

  #entryOf(brand: string, previous: TenantEntry | undefined, { site, problems }: LoadedTenant): TenantEntry {
    const refusals = site ? this.#admit(site) : [];
    const tenant = site && refusals.length === 0 ? this.#tenantOf(site) : undefined;
    this.#order += 1;
    const entry = reloaded(previous, { brand, tenant, problems: [...refusals, ...problems], nowMs: this.#clock.now(), order: this.#order });
    this.#report(brand, [...refusals, ...problems]);
    if (!tenant) this.#onRefused();
    if (!tenant) this.#logger.error({ brand }, `${brand}: refused${previous?.live ? `; version ${previous.live.version} stays live` : '; not served'}`);
    else if (entry.live !== previous?.live) this.#logger.info({ brand, version: tenant.version }, `${brand}: version ${tenant.version} is live`);
    return entry;
  }

  #tenantOf(site: Site): Tenant {
    const open = this.#vault.pack(site);
    return {
      brand: site.brand, version: site.version, hosts: site.site.hosts, parent: site.site.extends, sinceMs: this.#clock.now(),
      get site() {
        return open();
      },
    };
  }

  /** A changed parent changes its children; which parent a refused folder wanted is not known, so it is tried with every change. */
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
    for (const problem of problems) this.#logger[problem.severity === 'warning' ? 'warn' : 'error']({ brand, code: problem.code }, `${brand}: ${problemLine(problem)}`);
  }
}

async function loadOrSayWhy(load: (brand: string) => Promise<LoadedTenant>, brand: string): Promise<LoadedTenant> {
  try {
    return await load(brand);
  } catch (error) {
    return { problems: [{ code: 'LV101', message: `could not be read: ${error instanceof Error ? error.message : String(error)}`, file: brand, line: 1, column: 1 }] };
  }
}
