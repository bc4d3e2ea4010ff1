import { ApiError } from '@livery/api';
import type { Site } from '@livery/contract';
import type { Visit } from '../http/Visit.ts';
import type { BrandState, BrandStates } from './BrandStates.ts';
import type { VisitorStates } from './VisitorStates.ts';

/** Why a visitor is not let in. */
export type Closed = { readonly kind: 'maintenance'; readonly endAt?: string } | { readonly kind: 'region'; readonly address: string };

/** What the operator says of brand and visitor, before any page or call. */
export class Gate {
  readonly #brands: BrandStates;
  readonly #visitors: VisitorStates;

  constructor({ brands, visitors }: { brands: BrandStates; visitors: VisitorStates }) {
    this.#brands = brands;
    this.#visitors = visitors;
  }

  /** For pages: the brand's state, and whether the visitor gets something else than the page. What is not known lets in. */
  async enter(site: Site, visit: Visit): Promise<{ state: BrandState | undefined; closed: Closed | undefined }> {
    const [state, closed] = await Promise.all([this.#brands.current(site), this.#closed(site, visit)]);
    return { state, closed };
  }

  /** For calls. Errors: `restricted`. */
  async admit(site: Site, visit: Visit, call: string): Promise<void> {
    if (await this.#closed(site, visit)) throw new ApiError({ code: 'restricted', call });
  }

  async #closed(site: Site, { address, host }: Visit): Promise<Closed | undefined> {
    const { maintenance, region } = await this.#visitors.current(site, { address, host });
    if (maintenance) return { kind: 'maintenance', ...maintenance };
    return region?.restricted ? { kind: 'region', address: region.location ?? address } : undefined;
  }
}
