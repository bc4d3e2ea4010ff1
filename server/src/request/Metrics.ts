import { operatorCalls } from '@livery/api';
import type { RepairKind, ReplyRepairs } from '@livery/api/CallValidators';
import { Counter, Gauge, Registry } from 'prom-client';
import type { TenantEntry } from '../brands/TenantEntry.ts';
import type { BreakerState } from '../upstream/circuits/CircuitBreaker.ts';
import type { AskCounts } from '../shared-state/SharedState.ts';
import type { UpstreamState } from '../upstream/UpstreamPools.ts';
import { DurationHistogram } from './DurationHistogram.ts';

/** Labels of statuses by their first digit. */
const statusClasses = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;

const repairKinds: readonly RepairKind[] = [
  'dropped_field',
  'dropped_item',
  'cut_item',
  'converted',
];

/**
 * Metrics for Prometheus. No label contains a brand, because a scrape with a thousand brands would
 * block the process for seconds.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new DurationHistogram({
    name: 'livery_request_seconds',
    help: 'Requests answered, by what was asked for and the status.',
    labelNames: ['kind', 'status'],
    bucketsSeconds: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  readonly #upstreamCalls = new Counter({
    name: 'livery_upstream_calls_total',
    help: 'Calls to operators, by call and how they ended.',
    labelNames: ['call', 'outcome'],
    registers: [this.registry],
  });
  readonly #replyRepairs = new Counter({
    name: 'livery_reply_repairs_total',
    help: "Fields and items of operators' replies that were dropped, cut or converted, by call and kind.",
    labelNames: ['call', 'kind'],
    registers: [this.registry],
  });
  readonly refusedConfigurations = new Counter({
    name: 'livery_config_rejected_total',
    help: 'Versions of brands that were refused.',
    registers: [this.registry],
  });
  readonly cachedResponses = new Counter({
    name: 'livery_finished_answers_total',
    help: 'Pages and navigations answered from memory.',
    registers: [this.registry],
  });
  readonly reports = new Counter({
    name: 'livery_reports_total',
    help: 'Faults browsers and renders told of.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly limited = new Counter({
    name: 'livery_limited_total',
    help: 'Requests and attempts over a rate limit, by class.',
    labelNames: ['class'],
    registers: [this.registry],
  });
  readonly refusedCalls = new Counter({
    name: 'livery_refused_calls_total',
    help: 'Calls that were answered with an error, by call and code.',
    labelNames: ['call', 'code'],
    registers: [this.registry],
  });
  readonly circuitOpenings = new Counter({
    name: 'livery_circuit_openings_total',
    help: 'Circuits that opened, by audience and call; `all` is the circuit of the operator.',
    labelNames: ['audience', 'call'],
    registers: [this.registry],
  });
  readonly #deniedIds = new Gauge({
    name: 'livery_denylist_entries',
    help: 'Ended sessions and used tickets that are denied until they expire.',
    registers: [this.registry],
  });
  readonly #opens = new Counter({
    name: 'livery_key_opens_total',
    help: 'Sealed values opened, by the key and by what they are.',
    labelNames: ['key', 'purpose'],
    registers: [this.registry],
  });
  readonly #upstreams = new Gauge({
    name: 'livery_upstreams',
    help: 'Ways from a brand to its operator, by the worst state of their own circuits.',
    labelNames: ['state'],
    registers: [this.registry],
  });
  readonly #openCircuits = new Gauge({
    name: 'livery_open_circuits',
    help: 'Circuits that are not closed, by audience and call; `all` is the circuit of the operator.',
    labelNames: ['audience', 'call'],
    registers: [this.registry],
  });
  readonly #exchanges = new Gauge({
    name: 'livery_upstream_exchanges',
    help: 'Exchanges with operators, under way or waiting for a place.',
    labelNames: ['state'],
    registers: [this.registry],
  });
  readonly #heldBytes = new Gauge({
    name: 'livery_held_bytes',
    help: 'Bytes of request bodies, of large replies that are processed, and of large responses that are sent.',
    labelNames: ['of'],
    registers: [this.registry],
  });
  readonly #brands = new Gauge({
    name: 'livery_brands',
    help: 'Brands, by what is served of them.',
    labelNames: ['state'],
    registers: [this.registry],
  });

  readonly #asks = new Counter({
    name: 'livery_shared_state_asks_total',
    help: 'Questions about limits, claims and ended sessions, by what answered: Valkey, or this server in its place.',
    labelNames: ['answer'],
    registers: [this.registry],
  });

  readonly #clockSkew = new Gauge({
    name: 'livery_clock_skew_seconds',
    help: 'Seconds by which the clock of this machine is ahead of that of Valkey; 0 without Valkey.',
    registers: [this.registry],
  });

  readonly #outage = new Gauge({
    name: 'livery_upstream_outage_seconds',
    help: 'Longest time for which every call to an operator has failed.',
    registers: [this.registry],
  });
  readonly #sharedStateUp = new Gauge({
    name: 'livery_shared_state_up',
    help: '1 while Valkey answers, and without Valkey; 0 while this server answers in its place.',
    registers: [this.registry],
  });
  readonly #problems = new Gauge({
    name: 'livery_problems',
    help: 'Problems of this server that /status lists, each of which needs an operator.',
    registers: [this.registry],
  });

  /** Calls and opened values since the last scrape. */
  readonly #newCalls = new Tallies();
  readonly #newOpens = new Tallies();

  constructor() {
    // An increase is measured from an earlier value: without one the alert would not notice the
    // first refusal.
    for (const { name, session } of operatorCalls)
      if (session === 'opens')
        this.refusedCalls.inc({ call: name, code: 'insecure_connection' }, 0);
  }

  /** Counts a finished request. */
  countRequest(kind: string, statusCode: number, seconds: number): void {
    this.#requests.observe(kind, statusClasses[Math.floor(statusCode / 100)] ?? 'none', seconds);
  }

  /** Counts a finished call to an operator by its outcome: `ok` or an error code. */
  countCall(call: string, outcome: string): void {
    this.#newCalls.add(call, outcome);
  }

  /** Counts the repairs of a reply. */
  countRepairs(call: string, { counts }: ReplyRepairs): void {
    for (const kind of repairKinds)
      if (counts[kind] > 0) this.#replyRepairs.inc({ call, kind }, counts[kind]);
  }

  /** Counts a sealed value that was opened. */
  readonly countOpen = (key: string, purpose: string): void => {
    this.#newOpens.add(key, purpose);
  };

  /** Returns all metrics in the exposition format. */
  async text({
    upstreams,
    brands,
    deniedIds,
    asks,
    clockAheadMs,
    isSharedStateUp,
    problems,
    heldBytes,
  }: {
    upstreams: readonly UpstreamState[];
    brands: readonly TenantEntry[];
    deniedIds: number;
    asks: AskCounts;
    clockAheadMs: number;
    isSharedStateUp: boolean;
    problems: number;
    heldBytes: HeldBytes;
  }): Promise<string> {
    this.#newCalls.drain((call, outcome, count) =>
      this.#upstreamCalls.inc({ call, outcome }, count),
    );
    this.#newOpens.drain((key, purpose, count) => this.#opens.inc({ key, purpose }, count));
    this.#deniedIds.set(deniedIds);
    for (const [of, bytes] of Object.entries(heldBytes)) this.#heldBytes.set({ of }, bytes);
    this.#clockSkew.set(clockAheadMs / 1000);
    this.#outage.set(Math.max(0, ...upstreams.map(({ failsForMs }) => failsForMs)) / 1000);
    this.#sharedStateUp.set(isSharedStateUp ? 1 : 0);
    this.#problems.set(problems);
    this.#asks.reset();
    this.#asks.inc({ answer: 'shared' }, asks.shared);
    this.#asks.inc({ answer: 'local' }, asks.local);
    for (const state of ['closed', 'open', 'half-open'] as const)
      this.#upstreams.set(
        { state },
        upstreams.filter((upstream) => stateOf(upstream) === state).length,
      );
    this.#openCircuits.reset();
    for (const { audience, call = 'all' } of upstreams.flatMap(({ circuits }) => circuits))
      this.#openCircuits.inc({ audience, call });
    this.#exchanges.set({ state: 'in_flight' }, sum(upstreams.map(({ inFlight }) => inFlight)));
    this.#exchanges.set({ state: 'queued' }, sum(upstreams.map(({ queued }) => queued)));
    const states = brands.map(({ live, refused }) =>
      !live ? 'none' : refused ? 'last_good' : 'newest',
    );
    for (const state of ['newest', 'last_good', 'none'] as const)
      this.#brands.set({ state }, states.filter((brandState) => brandState === state).length);
    return `${await this.registry.metrics()}\n${this.#requests.text()}`;
  }
}

/** Bytes that are counted against the budgets of large payloads. */
export interface HeldBytes {
  readonly requests: number;
  readonly replies: number;
  readonly responses: number;
}

/** Returns the state of the circuits that stop all calls of an audience. */
function stateOf({ circuits }: UpstreamState): BreakerState {
  const states = circuits.filter(({ call }) => call === undefined).map(({ state }) => state);
  return states.includes('open') ? 'open' : (states[0] ?? 'closed');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Counts of events by two labels, handed over at each scrape, because a counter of the library
 * joins and looks up its labels each time.
 */
class Tallies {
  readonly #byLabels = new Map<string, Map<string, number>>();

  add(first: string, second: string): void {
    const counts = this.#byLabels.get(first) ?? new Map<string, number>();
    if (counts.size === 0) this.#byLabels.set(first, counts);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }

  /** Calls a function with each count, and begins again. */
  drain(take: (first: string, second: string, count: number) => void): void {
    for (const [first, counts] of this.#byLabels)
      for (const [second, count] of counts) take(first, second, count);
    this.#byLabels.clear();
  }
}
