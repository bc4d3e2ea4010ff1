import { callSiteOf, completeAnyRequest, getStatus } from '@livery/api';
import type { Permission, Site } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import type { Clock } from '../http/Clock.ts';
import { isInNetworks } from '../http/networks.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { Remembered, type Keeping } from './Remembered.ts';

/** After a failure the operator is not asked again for five seconds. */
const regionKeeping: Keeping = { ttlMs: 60_000, failureMs: 5_000 };
const openingKeeping: Keeping = { ttlMs: 5_000, failureMs: 5_000 };
const waits = { firstWaitMs: 800, refreshWaitMs: 500 };
const entryBytes = 400;

/** What the operator says about a visitor, and whether it is open at all. Missing: not known. */
export interface VisitorState {
  readonly maintenance?: { readonly endAt?: string };
  readonly region?: Region;
}

interface Region {
  readonly restricted: boolean;
  /** Its network is one the operator lets nobody in from. */
  readonly blocked: boolean;
  /** The visitor's address, as the operator sees it. */
  readonly location?: string;
}

interface Opening {
  readonly closed: boolean;
  readonly endAt?: string;
}

/**
 * Region per brand and address, kept a minute; maintenance per brand, kept five seconds. Both come
 * with one answer.
 */
export class VisitorStates {
  readonly #upstreams: Upstreams;
  readonly #clock: Clock;
  readonly #regions = new ByteLru<Remembered<Region>>({ limitBytes: 16 * 1024 * 1024 });
  readonly #openings = new Map<string, Remembered<Opening>>();

  constructor({ upstreams, clock }: { upstreams: Upstreams; clock: Clock }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
  }

  /** Never rejects, and waits 800 ms at most. */
  async current(
    site: Site,
    { address, host }: { address: string; host: string },
  ): Promise<VisitorState> {
    const regions = this.#regionOf(site, address);
    const openings = this.#openingOf(site);

    const region = await regions.get(regionKeeping, async () => {
      const status = await this.#ask(site, host, address);
      openings.put(openingOf(status));
      const blocked = isInNetworks(status.blockedNetworks ?? [], address);
      return {
        restricted: status.regionRestriction,
        blocked,
        ...(status.location === undefined ? {} : { location: status.location }),
      };
    });
    const opening = await openings.get(openingKeeping, async () =>
      openingOf(await this.#ask(site, host, address)),
    );
    return {
      ...(opening?.closed
        ? { maintenance: opening.endAt === undefined ? {} : { endAt: opening.endAt } }
        : {}),
      ...(region ? { region } : {}),
    };
  }

  /**
   * Whether it is known, without asking now, that the operator is open and lets this visitor in.
   */
  isKnownOpen(site: Site, address: string): boolean {
    return (
      this.#openings.get(site.brand)?.peek(openingKeeping)?.closed === false &&
      isLetIn(this.#regions.get(tupleKey(site.brand, address))?.peek(regionKeeping))
    );
  }

  /**
   * Whether the operator ever said of this visitor whether it lets it in; what it said last counts
   * while it does not answer.
   */
  isKnown(site: Site, address: string): boolean {
    return this.#regions.get(tupleKey(site.brand, address))?.ageMs !== undefined;
  }

  /** Drops what is known of a brand's visitors and of its opening. */
  forget(brand: string): void {
    this.#openings.delete(brand);
    this.#regions.deleteByPrefix(tupleKey(brand));
  }

  #regionOf({ brand }: Site, address: string): Remembered<Region> {
    const key = tupleKey(brand, address);
    const known = this.#regions.get(key);
    if (known) return known;
    const made = new Remembered<Region>({ clock: this.#clock, ...waits });
    this.#regions.set(key, made, entryBytes);
    return made;
  }

  #openingOf({ brand }: Site): Remembered<Opening> {
    const known =
      this.#openings.get(brand) ?? new Remembered<Opening>({ clock: this.#clock, ...waits });
    this.#openings.set(brand, known);
    return known;
  }

  async #ask(site: Site, host: string, address: string): Promise<Permission> {
    const request = completeAnyRequest(
      getStatus,
      callSiteOf(site.site, site.site.defaultLang, host),
      {},
    );
    // Checked against the call's reply schema.
    return (await this.#upstreams.call({ site, call: getStatus, request, address })) as Permission;
  }
}

function isLetIn(region: Region | undefined): boolean {
  return region?.restricted === false && !region.blocked;
}

function openingOf({ maintenance, maintenanceEndAt }: Permission): Opening {
  return {
    closed: maintenance,
    ...(maintenanceEndAt === undefined ? {} : { endAt: maintenanceEndAt }),
  };
}
