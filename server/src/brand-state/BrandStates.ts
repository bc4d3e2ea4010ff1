import { callSiteOf, completeAnyRequest, getPermission, getSetRegister } from '@livery/api';
import {
  canonicalJson,
  type Permission,
  type RegisterValidator,
  type SetRegisterReply,
  type Site,
} from '@livery/model';
import type { Clock } from '../http/Clock.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { perSite } from '../brands/perSite.ts';
import { Remembered, type Keeping } from './Remembered.ts';

/** How long a page waits for the first answer about its brand, and how long for a newer one. */
const waits = { firstWaitMs: 800, refreshWaitMs: 500 };

/** What the operator last said about a brand. */
export interface BrandState {
  readonly permission: Permission;
  readonly validators: readonly RegisterValidator[];
}

/**
 * What the operator says about each brand: asked on the first request, then at most every
 * `brandStateTtlMs` while there is traffic. The first load after that time sees the new answer; an
 * operator that does not answer keeps the old one in place.
 */
export class BrandStates {
  readonly #upstreams: Upstreams;
  readonly #clock: Clock;
  readonly #states = new Map<
    string,
    { readonly subject: string; readonly state: Remembered<BrandState>; last?: BrandState }
  >();

  constructor({ upstreams, clock }: { upstreams: Upstreams; clock: Clock }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
  }

  /**
   * The brand's state now; `undefined` while there never was one. Never rejects, and waits 800 ms
   * at most.
   */
  async current(site: Site): Promise<BrandState | undefined> {
    const entry = this.#entryOf(site);
    return entry.state.get(keepingOf(site), async () => {
      entry.last = await this.#ask(site, entry.last);
      return entry.last;
    });
  }

  /** The brand's state, when it is known and need not be asked for now. */
  peek(site: Site): BrandState | undefined {
    return this.#entryOf(site).state.peek(keepingOf(site));
  }

  /** Age of what is known, for whoever watches; `undefined` when nothing is. */
  ageMs(brand: string): number | undefined {
    return this.#states.get(brand)?.state.ageMs;
  }

  /** Drops what is known of a brand: its next request waits for a new answer. */
  forget(brand: string): void {
    this.#states.delete(brand);
  }

  /** Another operator or merchant is another brand: nothing of the old one is kept. */
  #entryOf(site: Site) {
    const subject = subjectOf(site);
    const known = this.#states.get(site.brand);
    const entry: {
      readonly subject: string;
      readonly state: Remembered<BrandState>;
      last?: BrandState;
    } =
      known?.subject === subject
        ? known
        : { subject, state: new Remembered<BrandState>({ clock: this.#clock, ...waits }) };
    this.#states.set(site.brand, entry);
    return entry;
  }

  async #ask(site: Site, last: BrandState | undefined): Promise<BrandState> {
    const callSite = callSiteOf(site.site, site.site.defaultLang, site.site.hosts[0]);
    const ask = (call: typeof getPermission | typeof getSetRegister) =>
      this.#upstreams.call({ site, call, request: completeAnyRequest(call, callSite, {}) });
    // Both are checked against their calls' reply schemas. A brand without registration rules is
    // still a brand.
    const [permission, rules] = await Promise.all([
      ask(getPermission) as Promise<Permission>,
      (ask(getSetRegister) as Promise<SetRegisterReply>).catch(() => undefined),
    ]);
    return { permission, validators: rules?.validators ?? last?.validators ?? [] };
  }
}

const subjectOf = perSite(({ upstream, site }) =>
  canonicalJson([upstream, site.brand, site.hosts[0]]),
);

function keepingOf({ site }: Site): Keeping {
  return { ttlMs: site.brandStateTtlMs, failureMs: site.brandStateTtlMs };
}
