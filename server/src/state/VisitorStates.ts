import { callSiteOf, completeAnyRequest, getStatus } from '@livery/api';
import type { Permission, Site } from '@livery/contract';
import { ByteLru } from '../http/ByteLru.ts';
import type { Clock } from '../http/Clock.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { Remembered } from './Remembered.ts';

const regionMs = 60_000;
const openingMs = 5_000;
/** After a failure the operator is not asked again for this long. */
const failureMs = 5_000;
const waits = { firstWaitMs: 800, refreshWaitMs: 500 };
const entryBytes = 400;

/** What the operator says about a visitor, and whether it is open at all. Missing: not known. */
export interface VisitorState {
  readonly maintenance?: { readonly endAt?: string };
  readonly region?: Region;
}

interface Region {
  readonly restricted: boolean;
  /** The visitor's address, as the operator sees it. */
  readonly location?: string;
}

interface Opening {
  readonly closed: boolean;
  readonly endAt?: string;
}

/** Region per brand and address, kept a minute; maintenance per brand, kept five seconds. Both come with one answer. */
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
  async current(site: Site, { address, host }: { address: string; host: string }): Promise<VisitorState> {
    const key = tupleKey(site.brand, address);
    const regions = this.#regions.get(key) ?? new Remembered<Region>({ clock: this.#clock, ...waits });
    this.#regions.set(key, regions, entryBytes);
    const openings = this.#openings.get(site.brand) ?? new Remembered<Opening>({ clock: this.#clock, ...waits });
    this.#openings.set(site.brand, openings);

    const region = await regions.get({ ttlMs: regionMs, failureMs }, async () => {
      const status = await this.#ask(site, host, address);
      openings.put(openingOf(status));
      return { restricted: status.regionRestriction, ...(status.location === undefined ? {} : { location: status.location }) };
    });
    const opening = await openings.get({ ttlMs: openingMs, failureMs }, async () => openingOf(await this.#ask(site, host, address)));
    return {
      ...(opening?.closed ? { maintenance: opening.endAt === undefined ? {} : { endAt: opening.endAt } } : {}),
      ...(region ? { region } : {}),
    };
  }

  async #ask(site: Site, host: string, address: string): Promise<Permission> {
    const request = completeAnyRequest(getStatus, callSiteOf(site.site, site.site.defaultLang, host), {});
    // Checked against the call's reply schema.
    return await this.#upstreams.call({ site, call: getStatus, request, address }) as Permission;
  }
}

function openingOf({ maintenance, maintenanceEndAt }: Permission): Opening {
  return { closed: maintenance, ...(maintenanceEndAt === undefined ? {} : { endAt: maintenanceEndAt }) };
}
