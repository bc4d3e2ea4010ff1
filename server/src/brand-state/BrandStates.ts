import {
  callSiteOf,
  completeAnyRequest,
  getPermission,
  getSetRegister,
  type Call,
} from '@livery/api';
import {
  canonicalJson,
  missingRegistrationFields,
  type Permission,
  type RegisterValidator,
  type Site,
  type Clock,
} from '@livery/model';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { perSite } from '../brands/perSite.ts';
import { StaleWhileRevalidate, type Freshness } from './StaleWhileRevalidate.ts';

/** Maximum wait of a page for the first state of its brand, and for a refreshed one. */
const waits = { firstWaitMs: 800, refreshWaitMs: 500 };

/** Last state of a brand, as sent by its operator. */
export interface BrandState {
  readonly permission: Permission;
  readonly validators: readonly RegisterValidator[];
}

interface BrandEntry {
  readonly subject: string;
  readonly state: StaleWhileRevalidate<BrandState>;
  last?: BrandState;
  warnings?: readonly string[];
}

/**
 * States of all brands: loaded on a brand's first request, then at most every `brandStateTtlMs`
 * while there is traffic. The first page after that time uses the new state; if the operator fails,
 * the old one stays valid.
 */
export class BrandStates {
  readonly #upstreams: Upstreams;
  readonly #clock: Clock;
  readonly #onFault: (error: unknown) => void;
  readonly #states = new Map<string, BrandEntry>();

  /** @param onFault called with the reason why a state could not be loaded. */
  constructor({
    upstreams,
    clock,
    onFault,
  }: {
    upstreams: Upstreams;
    clock: Clock;
    onFault: (error: unknown) => void;
  }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
    this.#onFault = onFault;
  }

  /**
   * Returns the brand's current state; `undefined` while there was none. Never rejects, and waits
   * 800 ms at most.
   */
  async current(site: Site): Promise<BrandState | undefined> {
    const entry = this.#entryOf(site);
    return entry.state.get(freshnessOf(site), async () => {
      entry.last = await this.#load(site, entry.last);
      entry.warnings = [
        ...registrationWarnings(site, entry.last),
        ...analyticsWarnings(entry.last),
      ];
      return entry.last;
    });
  }

  /** Returns the brand's state if it is cached and fresh. */
  peek(site: Site): BrandState | undefined {
    return this.#entryOf(site).state.peek(freshnessOf(site));
  }

  /** Age of the cached state, for the status page; `undefined` if there is none. */
  ageMs(brand: string): number | undefined {
    return this.#states.get(brand)?.state.ageMs;
  }

  /** What the operator states and the brand cannot do, for the status page. */
  warningsOf(brand: string): readonly string[] {
    return this.#states.get(brand)?.warnings ?? [];
  }

  /** Drops the state of a brand, so that its next request loads it again. */
  forget(brand: string): void {
    this.#states.delete(brand);
  }

  /** A changed operator or merchant starts with an empty entry. */
  #entryOf(site: Site) {
    const subject = subjectOf(site);
    const cached = this.#states.get(site.brand);
    const entry: BrandEntry =
      cached?.subject === subject
        ? cached
        : {
            subject,
            state: new StaleWhileRevalidate<BrandState>({
              clock: this.#clock,
              onFault: this.#onFault,
              ...waits,
            }),
          };
    this.#states.set(site.brand, entry);
    return entry;
  }

  async #load(site: Site, last: BrandState | undefined): Promise<BrandState> {
    const language = site.site.defaultLang;
    const callSite = callSiteOf(site.site, language, site.site.hosts[0]);
    const loadCall = <Reply>(call: Call<{}, Reply>): Promise<Reply> =>
      this.#upstreams.call({
        site,
        call,
        request: completeAnyRequest(call, callSite, {}),
        audience: 'server',
        source: 'brand state',
        language,
      });
    const [permission, rules] = await Promise.all([
      loadCall(getPermission),
      // Registration rules are optional.
      loadCall(getSetRegister).catch(() => undefined),
    ]);
    return { permission, validators: rules?.validators ?? last?.validators ?? [] };
  }
}

const subjectOf = perSite(({ upstream, site }) =>
  canonicalJson([upstream, site.brand, site.hosts[0]]),
);

function freshnessOf({ site }: Site): Freshness {
  return { ttlMs: site.brandStateTtlMs, failureMs: site.brandStateTtlMs };
}

/** Returns which required registration fields the brand's form does not have. */
function registrationWarnings({ registration }: Site, { validators }: BrandState): string[] {
  const { shown, unknown } = missingRegistrationFields(registration, validators);
  return [
    ...shown.map(
      ({ id }) =>
        `the operator requires the registration field "${id}", which registration.json lacks; the form shows it with the platform's label`,
    ),
    ...unknown.map(
      (id) =>
        `the operator requires the registration field "${id}", which no form can show; it may refuse registrations`,
    ),
  ];
}

/**
 * Says that an analytics id has no effect, because the site runs no script of a third party (ADR
 * 0035).
 */
function analyticsWarnings({ permission: { analytics } }: BrandState): string[] {
  return analytics?.gtagId === undefined
    ? []
    : [
        `the operator names the analytics id "${analytics.gtagId}"; it is not loaded, because the site runs no script of a third party`,
      ];
}
