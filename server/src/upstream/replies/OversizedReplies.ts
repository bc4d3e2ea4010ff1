import type { Clock } from '@livery/model';
import type { Logger } from 'pino';

/** Replies of one call of a brand that were too large since the start. */
export interface OversizedCall {
  readonly call: string;
  /** Declared size of the last one; without a declaration, what was received of it. */
  readonly sizeBytes: number;
  /** The limit that it exceeded. */
  readonly limitBytes: number;
  readonly count: number;
  readonly lastAtMs: number;
}

/** Replies that are too large, by brand and call. The first of each call is logged. */
export class OversizedReplies {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #byBrand = new Map<string, Map<string, OversizedCall>>();

  constructor({ clock, logger }: { clock: Clock; logger: Logger }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  add(
    brand: string,
    call: string,
    { sizeBytes, limitBytes }: Pick<OversizedCall, 'sizeBytes' | 'limitBytes'>,
  ): void {
    const calls = this.#byBrand.get(brand) ?? new Map<string, OversizedCall>();
    this.#byBrand.set(brand, calls);
    const count = (calls.get(call)?.count ?? 0) + 1;
    calls.set(call, { call, sizeBytes, limitBytes, count, lastAtMs: this.#clock.nowMs() });
    if (count === 1)
      this.#logger.warn(
        { brand, call, sizeBytes, limitBytes },
        `${brand}: a reply of ${call} is too large; the status page counts the next ones`,
      );
  }

  /** Returns the calls of a brand whose replies were too large, by name. */
  of(brand: string): readonly OversizedCall[] {
    return [...(this.#byBrand.get(brand)?.values() ?? [])].toSorted((a, b) =>
      a.call < b.call ? -1 : 1,
    );
  }
}
