import type { AnyCall } from '@livery/api';
import type { Refusal, Clock } from '@livery/model';
import type { Logger } from 'pino';
import type { Audience } from './circuits/Circuits.ts';

const maxEntriesPerKind = 20;
const maxMessageLength = 200;
const logIntervalMs = 60_000;

/** Equal refusals of a call, counted. */
export interface RecordedRefusal {
  readonly call: string;
  /**
   * `brand`: refused to the server itself, or not part of the brand's offer, which configuration
   * may cause; `player`: any other.
   */
  readonly kind: 'brand' | 'player';
  /** The known reason, else the operator's own code, if there is one. */
  readonly code?: string;
  /** The operator's last sentence, unless the reason is known. */
  readonly message?: string;
  readonly count: number;
  readonly lastAtMs: number;
}

/** A refused call of a brand. */
export interface RefusedCall {
  readonly brand: string;
  readonly call: Pick<AnyCall, 'name'>;
  readonly audience: Audience;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly refusal: Refusal;
}

interface BrandRefusals {
  /** By kind, call and code: sentences may contain anything, so they distinguish nothing. */
  readonly entries: Map<string, RecordedRefusal>;
  /** Time of the last line, by call. */
  readonly loggedMs: Map<string, number>;
}

/**
 * Refusals of the operators, so that a brand that an operator does not accept is visible. Refusals
 * of what a visitor asked for (wrong passwords, low balances) are counted, but never logged,
 * because their sentences may contain a member's data, and never take the place of the others.
 */
export class RefusalLog {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #brands = new Map<string, BrandRefusals>();

  constructor({ clock, logger }: { clock: Clock; logger: Logger }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  add(refused: RefusedCall): void {
    const { brand, call, refusal } = refused;
    const kind = kindOf(refused);
    const code = refusal.reason ?? refused.code;
    const message = refusal.reason ? undefined : refused.message?.slice(0, maxMessageLength);
    const refusals = this.#brands.get(brand) ?? { entries: new Map(), loggedMs: new Map() };
    this.#brands.set(brand, refusals);
    const { entries, loggedMs } = refusals;
    const key = JSON.stringify([kind, call.name, code]);
    const nowMs = this.#clock.nowMs();
    const count = (entries.get(key)?.count ?? 0) + 1;
    entries.delete(key);
    entries.set(key, {
      call: call.name,
      kind,
      ...(code === undefined ? {} : { code }),
      ...(message === undefined ? {} : { message }),
      count,
      lastAtMs: nowMs,
    });
    evictOldest(entries, kind);
    if (kind !== 'brand' || nowMs - (loggedMs.get(call.name) ?? -Infinity) < logIntervalMs) return;
    loggedMs.set(call.name, nowMs);
    this.#logger.warn(
      { brand, call: call.name, code, reason: message },
      `${brand}: the operator refused ${call.name}`,
    );
  }

  /**
   * Returns the refusals of a brand: first those that configuration may cause, each newest first.
   */
  of(brand: string): readonly RecordedRefusal[] {
    const newestFirst = [...(this.#brands.get(brand)?.entries.values() ?? [])].toReversed();
    return (['brand', 'player'] as const).flatMap((kind) =>
      newestFirst.filter((entry) => entry.kind === kind),
    );
  }
}

function kindOf({ audience, refusal }: RefusedCall): RecordedRefusal['kind'] {
  const isOutsideOffer = refusal.reason === 'not_offered' || refusal.reason === 'game_unavailable';
  return audience === 'server' || isOutsideOffer ? 'brand' : 'player';
}

function evictOldest(entries: Map<string, RecordedRefusal>, kind: RecordedRefusal['kind']): void {
  const keys = [...entries].filter(([, entry]) => entry.kind === kind).map(([key]) => key);
  const [oldest] = keys;
  if (keys.length > maxEntriesPerKind && oldest !== undefined) entries.delete(oldest);
}
