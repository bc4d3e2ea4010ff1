import type { Clock } from '@livery/model';
import { CircuitBreaker, type BreakerState, type Source } from './CircuitBreaker.ts';
import { SourceCircuits } from './SourceCircuits.ts';

const audiences = ['member', 'guest', 'server'] as const;

/**
 * On whose behalf a call is made. Each audience has circuits of its own, so that anonymous visitors
 * cannot close a call for members. A trial account is a guest, because everyone can open one.
 */
export type Audience = (typeof audiences)[number];

/** On whose behalf a call is made, and what its failures are attributed to. */
export interface Caller {
  readonly audience: Audience;
  readonly source: Source;
}

/**
 * How a call ended: with a reply, with an answer that shows a fault of the operator, without an
 * answer, or in a way that is not attributable to the operator.
 */
export type CallOutcome = 'replied' | 'faulty' | 'unreachable' | 'unknown';

/** Circuit that is open, or half-open: without a call it is the operator's own. */
export interface OpenCircuit {
  readonly audience: Audience;
  readonly call?: string;
  readonly state: Exclude<BreakerState, 'closed'>;
  readonly sinceMs: number;
}

/** Called when a circuit opens; without a call it is the operator's own. */
export type OnCircuitOpen = (audience: Audience, call?: string) => void;

/**
 * A circuit opens after ten failures at the earliest, so at least four sources must show that a
 * call fails. One that fails by itself is stopped by a circuit of its own.
 */
const maxFailuresPerSource = 3;

/**
 * A quarter of the calls that open a circuit, half of which must fail: an operator counts as
 * unreachable if at least two calls show it, and a single call that hangs costs only itself.
 */
const maxFailuresPerCall = 5;

/** Reports the outcome of a permitted call. */
export type ReportOutcome = (outcome: CallOutcome) => void;

interface CallCircuits {
  readonly shared: CircuitBreaker;
  readonly own: SourceCircuits;
}

interface AudienceCircuits {
  readonly origin: CircuitBreaker;
  readonly byCall: Map<string, CallCircuits>;
}

/**
 * Circuits of one brand at one operator: one for each call, and one for the operator as a whole
 * that counts only whether it can be reached. Both exist for each audience. A source that fails at
 * a call has a circuit of its own there.
 */
export class Circuits {
  readonly #clock: Clock;
  readonly #onOpen: OnCircuitOpen;
  readonly #byAudience: Partial<Record<Audience, AudienceCircuits>> = {};

  constructor({ clock, onOpen }: { clock: Clock; onOpen: OnCircuitOpen }) {
    this.#clock = clock;
    this.#onOpen = onOpen;
  }

  /**
   * Permits a call, whose outcome must be reported; else `stopped` if only its source fails, and
   * `open` if the call fails for several.
   */
  begin({ audience, source }: Caller, call: string): ReportOutcome | 'stopped' | 'open' {
    const { origin, byCall } = this.#circuitsOf(audience);
    const { shared, own } = byCall.get(call) ?? this.#addCall(byCall, audience, call);
    // Sources without failures have none.
    const ownBreaker = own.find(source);
    const ownAdmission = ownBreaker?.begin(source, call);
    if (ownBreaker && !ownAdmission) return 'stopped';
    const sharedAdmission = shared.begin(source, call);
    const originAdmission = sharedAdmission && origin.begin(source, call);
    if (!originAdmission) {
      if (ownBreaker && ownAdmission) ownBreaker.end(ownAdmission, source, call, undefined);
      if (sharedAdmission) shared.end(sharedAdmission, source, call, undefined);
      return 'open';
    }
    return (outcome) => {
      const isKnown = outcome !== 'unknown';
      const hasSucceeded = isKnown ? outcome === 'replied' : undefined;
      if (ownBreaker && ownAdmission) ownBreaker.end(ownAdmission, source, call, hasSucceeded);
      else own.count(source, call, hasSucceeded);
      shared.end(sharedAdmission, source, call, hasSucceeded);
      origin.end(originAdmission, source, call, isKnown ? outcome !== 'unreachable' : undefined);
    };
  }

  /** Returns the circuits that are not closed. */
  open(): readonly OpenCircuit[] {
    return audiences.flatMap((audience) => {
      const circuits = this.#byAudience[audience];
      if (!circuits) return [];
      return [
        ...openOnly(audience, circuits.origin),
        ...[...circuits.byCall].flatMap(([call, { shared }]) => openOnly(audience, shared, call)),
      ];
    });
  }

  #addCall(byCall: Map<string, CallCircuits>, audience: Audience, call: string): CallCircuits {
    const circuits = {
      shared: new CircuitBreaker({
        clock: this.#clock,
        onOpen: () => this.#onOpen(audience, call),
        maxFailuresPerSource,
      }),
      own: new SourceCircuits({ clock: this.#clock }),
    };
    byCall.set(call, circuits);
    return circuits;
  }

  #circuitsOf(audience: Audience): AudienceCircuits {
    const known = this.#byAudience[audience];
    if (known) return known;
    const circuits = {
      origin: new CircuitBreaker({
        clock: this.#clock,
        onOpen: () => this.#onOpen(audience),
        maxFailuresPerSource,
        maxFailuresPerCall,
      }),
      byCall: new Map<string, CallCircuits>(),
    };
    this.#byAudience[audience] = circuits;
    return circuits;
  }
}

function openOnly(
  audience: Audience,
  { state, sinceMs }: CircuitBreaker,
  call?: string,
): OpenCircuit[] {
  return state === 'closed'
    ? []
    : [{ audience, ...(call === undefined ? {} : { call }), state, sinceMs }];
}
