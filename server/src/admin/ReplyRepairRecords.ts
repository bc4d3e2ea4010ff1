import type { Clock } from '@livery/model';
import type { RepairedPlace, RepairKind, ReplyRepairs } from '@livery/api/CallValidators';
import type { Logger } from 'pino';

/** Repaired replies of one call of a brand since the start. */
export interface RepairedCall {
  readonly call: string;
  readonly counts: Readonly<Record<RepairKind, number>>;
  readonly lastAtMs: number;
  /** First places of the last repaired reply. */
  readonly places: readonly RepairedPlace[];
}

interface RepairRecord extends RepairedCall {
  readonly loggedAtMs: number;
}

const logIntervalMs = 60_000;

/**
 * Repaired replies of each brand, for the status page. Each call is logged at most once a minute.
 */
export class ReplyRepairRecords {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #byBrand = new Map<string, Map<string, RepairRecord>>();

  constructor({ clock, logger }: { clock: Clock; logger: Logger }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  add(brand: string, call: string, { counts, places }: ReplyRepairs): void {
    const calls = this.#byBrand.get(brand) ?? new Map<string, RepairRecord>();
    this.#byBrand.set(brand, calls);
    const last = calls.get(call);
    const elapsedMs = this.#clock.elapsedMs();
    const isLogged = last === undefined || elapsedMs - last.loggedAtMs >= logIntervalMs;
    calls.set(call, {
      call,
      counts: last ? sumOf(last.counts, counts) : counts,
      lastAtMs: this.#clock.nowMs(),
      places,
      loggedAtMs: isLogged ? elapsedMs : last.loggedAtMs,
    });
    if (isLogged)
      this.#logger.warn(
        { brand, call, repairs: counts, places },
        `${brand}: a reply of ${call} did not fit its schema and was repaired`,
      );
  }

  /** Returns the repaired calls of a brand by name. */
  of(brand: string): readonly RepairedCall[] {
    return [...(this.#byBrand.get(brand)?.values() ?? [])]
      .map(({ loggedAtMs: _own, ...repaired }) => repaired)
      .toSorted((a, b) => (a.call < b.call ? -1 : 1));
  }
}

type Counts = ReplyRepairs['counts'];

function sumOf(a: Counts, b: Counts): Counts {
  return {
    dropped_field: a.dropped_field + b.dropped_field,
    dropped_item: a.dropped_item + b.dropped_item,
    cut_item: a.cut_item + b.cut_item,
    converted: a.converted + b.converted,
  };
}
