import type { Clock } from '../http/Clock.ts';
import { CircuitBreaker, type BreakerState } from './CircuitBreaker.ts';

const audiences = ['member', 'guest', 'server'] as const;

/**
 * On whose behalf a call is made. Each audience has circuits of its own, so that anonymous visitors
 * cannot close a call for members. A trial account is a guest, because everyone can open one.
 */
export type Audience = (typeof audiences)[number];

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
 * A quarter of the calls that open a circuit, half of which must fail: an operator counts as unreachable
 * if at least two calls show it, and a single call that hangs costs only itself.
 */
const maxFailuresPerCall = 5;

interface AudienceCircuits {
  readonly origin: CircuitBreaker;
  readonly byCall: Map<string, CircuitBreaker>;
}

/**
 * Circuits of one brand at one operator: one for each call, and one for the operator as a whole that
 * counts only whether it can be reached. Both exist for each audience.
 */
export class Circuits {
  readonly #clock: Clock;
  readonly #onOpen: OnCircuitOpen;
  readonly #byAudience: Partial<Record<Audience, AudienceCircuits>> = {};

  constructor({ clock, onOpen }: { clock: Clock; onOpen: OnCircuitOpen }) {
    this.#clock = clock;
    this.#onOpen = onOpen;
  }

  /** Returns the function that reports the outcome of a permitted call, or `undefined`. */
  begin(audience: Audience, call: string): ((outcome: CallOutcome) => void) | undefined {
    const { origin, byCall } = this.#circuitsOf(audience);
    let breaker = byCall.get(call);
    if (!breaker) {
      breaker = new CircuitBreaker({
        clock: this.#clock,
        onOpen: () => this.#onOpen(audience, call),
      });
      byCall.set(call, breaker);
    }
    const reportCall = breaker.begin();
    if (!reportCall) return undefined;
    const reportOrigin = origin.begin(call);
    if (!reportOrigin) {
      reportCall(undefined);
      return undefined;
    }
    return (outcome) => {
      const isKnown = outcome !== 'unknown';
      reportCall(isKnown ? outcome === 'replied' : undefined);
      reportOrigin(isKnown ? outcome !== 'unreachable' : undefined);
    };
  }

  /** Returns the circuits that are not closed. */
  open(): readonly OpenCircuit[] {
    return audiences.flatMap((audience) => {
      const circuits = this.#byAudience[audience];
      if (!circuits) return [];
      return [
        ...openOnly(audience, circuits.origin),
        ...[...circuits.byCall].flatMap(([call, breaker]) => openOnly(audience, breaker, call)),
      ];
    });
  }

  #circuitsOf(audience: Audience): AudienceCircuits {
    const known = this.#byAudience[audience];
    if (known) return known;
    const circuits = {
      origin: new CircuitBreaker({
        clock: this.#clock,
        onOpen: () => this.#onOpen(audience),
        maxFailuresPerSource: maxFailuresPerCall,
      }),
      byCall: new Map<string, CircuitBreaker>(),
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
