import type { AnyCall } from '@livery/api';
import type { Refusal } from '@livery/model';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { Audience } from './Circuits.ts';

const maxEntriesPerKind = 20;
const maxMessageLength = 200;
const logIntervalMs = 60_000;

/** Equal refusals of a call, counted. */
export interface RecordedRefusal {
  readonly call: string;
  /** `player`: what a visitor typed or asked for; `brand`: any other, which configuration may cause. */
  readonly kind: 'brand' | 'player';
  /** The known reason, else the operator's own code, if there is one. */
  readonly code?: string;
  /** The operator's sentence, unless the reason is known. */
  readonly message?: string;
  readonly count: number;
  readonly lastAtMs: number;
}

/** A refused call of a brand. */
export interface RefusedCall {
  readonly brand: string;
  readonly call: Pick<AnyCall, 'name' | 'rate'>;
  readonly audience: Audience;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly refusal: Refusal;
}

interface Entry extends RecordedRefusal {
  readonly loggedMs: number;
}

/**
 * Refusals of the operators, so that a brand that an operator does not accept is visible. Refusals that
 * are the player's own (wrong passwords, low balances) are counted, but never logged, and never take the
 * place of the others.
 */
export class RefusalLog {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #brands = new Map<string, Map<string, Entry>>();

  constructor({ clock, logger }: { clock: Clock; logger: Logger }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  add(refused: RefusedCall): void {
    const { brand, call, refusal } = refused;
    const kind = kindOf(refused);
    const code = refusal.reason ?? refused.code;
    const message = refusal.reason ? undefined : refused.message?.slice(0, maxMessageLength);
    const entries = this.#brands.get(brand) ?? new Map<string, Entry>();
    this.#brands.set(brand, entries);
    const key = JSON.stringify([kind, call.name, code ?? message]);
    const nowMs = this.#clock.nowMs();
    const before = entries.get(key);
    const isLogged = kind === 'brand' && nowMs - (before?.loggedMs ?? -Infinity) >= logIntervalMs;
    entries.delete(key);
    entries.set(key, {
      call: call.name,
      kind,
      ...(code === undefined ? {} : { code }),
      ...(message === undefined ? {} : { message }),
      count: (before?.count ?? 0) + 1,
      lastAtMs: nowMs,
      loggedMs: isLogged ? nowMs : (before?.loggedMs ?? -Infinity),
    });
    if (isLogged)
      this.#logger.warn(
        { brand, call: call.name, code, reason: message },
        `${brand}: the operator refused ${call.name}`,
      );
    evictOldest(entries, kind);
  }

  /** Returns the refusals of a brand: first those that configuration may cause, each newest first. */
  of(brand: string): readonly RecordedRefusal[] {
    const newestFirst = [...(this.#brands.get(brand)?.values() ?? [])].toReversed();
    return (['brand', 'player'] as const).flatMap((kind) =>
      newestFirst
        .filter((entry) => entry.kind === kind)
        .map(({ loggedMs: _loggedMs, ...entry }) => entry),
    );
  }
}

function kindOf({ audience, call, refusal }: RefusedCall): RecordedRefusal['kind'] {
  if (audience === 'server') return 'brand';
  if (refusal.reason === 'not_offered' || refusal.reason === 'game_unavailable') return 'brand';
  // Sensitive calls are logins, registrations and codes: visitors type what they send.
  return call.rate === 'sensitive' || Object.keys(refusal).length > 0 ? 'player' : 'brand';
}

function evictOldest(entries: Map<string, Entry>, kind: RecordedRefusal['kind']): void {
  const keys = [...entries].filter(([, entry]) => entry.kind === kind).map(([key]) => key);
  const [oldest] = keys;
  if (keys.length > maxEntriesPerKind && oldest !== undefined) entries.delete(oldest);
}
