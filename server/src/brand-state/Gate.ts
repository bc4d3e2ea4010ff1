import { ApiError, type AnyCall } from '@livery/api';
import type { Site } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import type { BrandState, BrandStates } from './BrandStates.ts';
import type { VisitorStates } from './VisitorStates.ts';

/** Why a visitor is not let in. */
export type Closed =
  | { readonly kind: 'maintenance'; readonly endAt?: string }
  | { readonly kind: 'region' | 'address'; readonly address: string };

/** What the operator says of brand and visitor, before any page or call. */
export class Gate {
  readonly #brands: BrandStates;
  readonly #visitors: VisitorStates;

  constructor({ brands, visitors }: { brands: BrandStates; visitors: VisitorStates }) {
    this.#brands = brands;
    this.#visitors = visitors;
  }

  /**
   * For pages: the brand's state, and whether the visitor gets something else than the page. What
   * is not known lets in.
   */
  async enter(
    site: Site,
    context: RequestContext,
  ): Promise<{ state: BrandState | undefined; closed: Closed | undefined }> {
    const [state, closed] = await Promise.all([
      this.#brands.current(site),
      this.#closed(site, context),
    ]);
    return { state, closed };
  }

  /** The brand's state, when the visitor gets the page and nobody has to be asked first. */
  peek(site: Site, { address }: RequestContext): BrandState | undefined {
    return this.#visitors.isKnownOpen(site, address) ? this.#brands.peek(site) : undefined;
  }

  /** What the operator last said of the brand; `undefined` while it never said anything. */
  brandState(site: Site): Promise<BrandState | undefined> {
    return this.#brands.current(site);
  }

  /**
   * For calls. Errors: `restricted`; `visitor_unknown` for a call that must not be made before the
   * operator has said whether the visitor may.
   */
  async admit(
    site: Site,
    context: RequestContext,
    { name: call, needsState }: Pick<AnyCall, 'name' | 'needsState'>,
  ): Promise<void> {
    if (this.#visitors.isKnownOpen(site, context.address)) return;
    if (await this.#closed(site, context)) throw new ApiError({ code: 'restricted', call });
    if (needsState && !this.#visitors.isKnown(site, context.address))
      throw new ApiError({ code: 'visitor_unknown', call });
  }

  async #closed(site: Site, { address, host }: RequestContext): Promise<Closed | undefined> {
    const { maintenance, region } = await this.#visitors.current(site, { address, host });
    if (maintenance) return { kind: 'maintenance', ...maintenance };
    if (region?.blocked) return { kind: 'address', address };
    return region?.restricted ? { kind: 'region', address: region.location ?? address } : undefined;
  }
}
