import type { OnLimited } from '../request/VisitorLimits.ts';

type LimitKind = Parameters<OnLimited>[1];

/**
 * Requests over a rate limit since the start, for each brand and class. They are on the status page
 * and not in the metrics, which have no brand labels.
 */
export class LimitCounts {
  readonly #byBrand = new Map<string, Map<LimitKind, number>>();

  add(brand: string, kind: LimitKind): void {
    const counts = this.#byBrand.get(brand) ?? new Map<LimitKind, number>();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    this.#byBrand.set(brand, counts);
  }

  of(brand: string): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#byBrand.get(brand) ?? []);
  }
}
