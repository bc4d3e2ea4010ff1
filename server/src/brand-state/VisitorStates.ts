import { callSiteOf, completeAnyRequest, getStatus } from '@livery/api';
import { isInNetworks } from '@livery/config/networks';
import type { Permission, Site, Clock } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import { visitorKeyPrefix, type RequestContext } from '../request/RequestContext.ts';
import { networkOf } from '../request/VisitorLimits.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { StaleWhileRevalidate, type Freshness } from './StaleWhileRevalidate.ts';

/** After a failure the next call is made after five seconds. */
const regionFreshness: Freshness = { ttlMs: 60_000, failureMs: 5_000 };
const openingFreshness: Freshness = { ttlMs: 5_000, failureMs: 5_000 };
const waits = { firstWaitMs: 800, refreshWaitMs: 500 };
const entryBytes = 400;

/** Region of a visitor and maintenance of the brand; missing fields are unknown. */
export interface VisitorState {
  readonly maintenance?: { readonly endAt?: string };
  readonly region?: Region;
}

type Visitor = Pick<RequestContext, 'address' | 'host' | 'visitorKey'>;

interface Region {
  readonly restricted: boolean;
  /** The visitor's network is blocked by the operator. */
  readonly blocked: boolean;
  /** The visitor's address, as the operator sees it. */
  readonly location?: string;
}

interface Opening {
  readonly closed: boolean;
  readonly endAt?: string;
}

/**
 * Regions, cached a minute per brand and address, and maintenance states, cached five seconds per
 * brand. One reply contains both.
 */
export class VisitorStates {
  readonly #upstreams: Pick<Upstreams, 'call'>;
  readonly #clock: Clock;
  readonly #onFault: (error: unknown) => void;
  readonly #regions = new ByteLru<StaleWhileRevalidate<Region>>({ limitBytes: 16 * 1024 * 1024 });
  readonly #openings = new Map<string, StaleWhileRevalidate<Opening>>();

  /** @param onFault called with the reason why a state could not be loaded. */
  constructor({
    upstreams,
    clock,
    onFault,
  }: {
    upstreams: Pick<Upstreams, 'call'>;
    clock: Clock;
    onFault: (error: unknown) => void;
  }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
    this.#onFault = onFault;
  }

  /** Never rejects, and waits 800 ms at most. */
  async current(site: Site, visitor: Visitor): Promise<VisitorState> {
    const { address, visitorKey } = visitor;
    const regions = this.#regionOf(visitorKey);
    const openings = this.#openingOf(site);

    const region = await regions.get(regionFreshness, async () => {
      const status = await this.#load(site, visitor);
      openings.put(openingOf(status));
      const blocked = isInNetworks(status.blockedNetworks ?? [], address);
      return {
        restricted: status.regionRestriction,
        blocked,
        ...(status.location === undefined ? {} : { location: status.location }),
      };
    });
    const opening = await openings.get(openingFreshness, async () =>
      openingOf(await this.#load(site, visitor)),
    );
    return {
      ...(opening?.closed
        ? { maintenance: opening.endAt === undefined ? {} : { endAt: opening.endAt } }
        : {}),
      ...(region ? { region } : {}),
    };
  }

  /**
   * Returns whether the cached states allow this visitor.
   */
  isKnownAllowed(site: Site, { visitorKey }: Visitor): boolean {
    const nowMs = this.#clock.elapsedMs();
    return (
      this.#openings.get(site.brand)?.peek(openingFreshness, nowMs)?.closed === false &&
      isLetIn(this.#regions.get(visitorKey)?.peek(regionFreshness, nowMs))
    );
  }

  /**
   * Returns whether a region of this visitor is known, even a stale one.
   */
  isKnown({ visitorKey }: Visitor): boolean {
    return this.#regions.get(visitorKey)?.ageMs !== undefined;
  }

  /** Drops the cached states of a brand. */
  forget(brand: string): void {
    this.#openings.delete(brand);
    this.#regions.deleteByPrefix(visitorKeyPrefix(brand));
  }

  #regionOf(visitorKey: string): StaleWhileRevalidate<Region> {
    const cached = this.#regions.get(visitorKey);
    if (cached) return cached;
    const created = this.#cache<Region>();
    this.#regions.set(visitorKey, created, entryBytes);
    return created;
  }

  #openingOf({ brand }: Site): StaleWhileRevalidate<Opening> {
    const cached = this.#openings.get(brand) ?? this.#cache<Opening>();
    this.#openings.set(brand, cached);
    return cached;
  }

  #cache<T>(): StaleWhileRevalidate<T> {
    return new StaleWhileRevalidate<T>({ clock: this.#clock, onFault: this.#onFault, ...waits });
  }

  async #load(site: Site, visitor: Visitor): Promise<Permission> {
    const { address, host } = visitor;
    const request = completeAnyRequest(
      getStatus,
      callSiteOf(site.site, site.site.defaultLang, host),
      {},
    );
    return this.#upstreams.call({
      site,
      call: getStatus,
      request,
      audience: 'server',
      source: networkOf(visitor),
      language: site.site.defaultLang,
      address,
    });
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
