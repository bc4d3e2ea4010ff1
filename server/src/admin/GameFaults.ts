import type { Clock, ReportRequest } from '@livery/model';

/** Why a game was not shown, as a browser reports it. */
export type GameFault = NonNullable<ReportRequest['fault']>;

/** How often a provider's games of a brand were not shown since the start. */
export interface CountedGameFault {
  /** Code of the provider; `other` for one that this server has launched no game of. */
  readonly vendor: string;
  readonly fault: GameFault;
  readonly count: number;
  readonly lastAtMs: number;
}

const maxVendorsPerBrand = 500;

/**
 * Games that browsers could not show, by brand and provider. A browser can write any provider into
 * its report, so only those count by name of which the operator has launched a game.
 */
export class GameFaults {
  readonly #clock: Clock;
  readonly #vendors = new Map<string, Set<string>>();
  readonly #byBrand = new Map<string, Map<string, CountedGameFault>>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Notes that the operator has launched a game of a provider. */
  onLaunch(brand: string, vendor: string): void {
    const vendors = this.#vendors.get(brand) ?? new Set();
    if (vendors.size < maxVendorsPerBrand) vendors.add(vendor);
    this.#vendors.set(brand, vendors);
  }

  /** Counts a report. Returns the provider that it counts for. */
  add(brand: string, reported: string, fault: GameFault): string {
    const vendor = this.#vendors.get(brand)?.has(reported) ? reported : 'other';
    const counts = this.#byBrand.get(brand) ?? new Map<string, CountedGameFault>();
    const key = `${fault} ${vendor}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { vendor, fault, count, lastAtMs: this.#clock.nowMs() });
    this.#byBrand.set(brand, counts);
    return vendor;
  }

  /** Returns the counts of a brand, the most frequent first. */
  of(brand: string): readonly CountedGameFault[] {
    return [...(this.#byBrand.get(brand)?.values() ?? [])].toSorted((a, b) => b.count - a.count);
  }
}
