import { ApiError, type AnyCall } from '@livery/api';
import type { Site } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import type { BrandState, BrandStates } from './BrandStates.ts';
import type { VisitorStates } from './VisitorStates.ts';

/** Reason why a visitor may not use the site. */
export type Denial =
  | { readonly kind: 'maintenance'; readonly endAt?: string }
  | { readonly kind: 'region' | 'address'; readonly address: string };

/** Decides before any page or call whether the operator admits the visitor to the brand. */
export class AccessPolicy {
  readonly #brands: BrandStates;
  readonly #visitors: VisitorStates;

  constructor({ brands, visitors }: { brands: BrandStates; visitors: VisitorStates }) {
    this.#brands = brands;
    this.#visitors = visitors;
  }

  /**
   * Returns the brand's state, and the denial if the visitor may not see pages. Unknown states are
   * allowed.
   */
  async checkPage(
    site: Site,
    context: RequestContext,
  ): Promise<{ state: BrandState | undefined; denial: Denial | undefined }> {
    const [state, denial] = await Promise.all([
      this.#brands.current(site),
      this.#denialOf(site, context),
    ]);
    return { state, denial };
  }

  /**
   * Returns the cached brand state if the visitor is known to be allowed; never calls the operator.
   */
  peekPage(site: Site, context: RequestContext): BrandState | undefined {
    return this.#visitors.isKnownAllowed(site, context) ? this.#brands.peek(site) : undefined;
  }

  /** Returns the last known state of the brand; `undefined` if the operator never sent one. */
  brandState(site: Site): Promise<BrandState | undefined> {
    return this.#brands.current(site);
  }

  /**
   * Rejects calls of visitors who may not use the site, except the sign-out. Returns no promise for
   * those who are known to be allowed.
   *
   * Errors: `restricted`; `visitor_unknown` for a call that requires a known visitor state.
   */
  checkCall(
    site: Site,
    context: RequestContext,
    call: Pick<AnyCall, 'name' | 'needsState' | 'session'>,
  ): Promise<void> | undefined {
    return call.session === 'closes' || this.#visitors.isKnownAllowed(site, context)
      ? undefined
      : this.#checkUnknown(site, context, call);
  }

  async #checkUnknown(
    site: Site,
    context: RequestContext,
    { name: call, needsState }: Pick<AnyCall, 'name' | 'needsState'>,
  ): Promise<void> {
    if (await this.#denialOf(site, context)) throw new ApiError({ code: 'restricted', call });
    if (needsState && !this.#visitors.isKnown(context))
      throw new ApiError({ code: 'visitor_unknown', call });
  }

  async #denialOf(site: Site, context: RequestContext): Promise<Denial | undefined> {
    const { address } = context;
    const { maintenance, region } = await this.#visitors.current(site, context);
    if (maintenance) return { kind: 'maintenance', ...maintenance };
    if (region?.blocked) return { kind: 'address', address };
    return region?.restricted ? { kind: 'region', address: region.location ?? address } : undefined;
  }
}
