import type { Clock } from '@livery/model';
import { Bulkhead } from './Bulkhead.ts';
import { Outage } from './Outage.ts';
import { LargeReplyRooms, type LargeReplyRoom } from './replies/LargeReplyRoom.ts';
import { Circuits, type OnCircuitOpen, type OpenCircuit } from './circuits/Circuits.ts';

/** Bulkhead and circuits of one brand at one operator. */
export interface UpstreamPool {
  readonly brand: string;
  readonly origin: string;
  readonly bulkhead: Bulkhead;
  readonly circuits: Circuits;
  readonly outage: Outage;
  readonly room: LargeReplyRoom;
}

/** Current state of such a pool. */
export interface UpstreamState {
  readonly brand: string;
  readonly origin: string;
  readonly inFlight: number;
  readonly queued: number;
  /** Time for which every call has failed. */
  readonly failsForMs: number;
  /** Circuits that are not closed. */
  readonly circuits: readonly OpenCircuit[];
}

/**
 * One pool per brand and operator, so that an operator that hangs fills only its own queue and
 * opens only its own circuits.
 */
export class UpstreamPools {
  readonly #clock: Clock;
  readonly #onCircuitOpen: OnCircuitOpen;
  readonly #rooms = new LargeReplyRooms();
  /** By brand and origin. */
  readonly #pools = new Map<string, Map<string, UpstreamPool>>();

  constructor({ clock, onCircuitOpen }: { clock: Clock; onCircuitOpen: OnCircuitOpen }) {
    this.#clock = clock;
    this.#onCircuitOpen = onCircuitOpen;
  }

  /** Returns the pool of a brand at an operator, created on first use. */
  get(brand: string, origin: string): UpstreamPool {
    const known = this.#pools.get(brand)?.get(origin);
    if (known) return known;
    const pool = {
      brand,
      origin,
      bulkhead: new Bulkhead(),
      circuits: new Circuits({ clock: this.#clock, onOpen: this.#onCircuitOpen }),
      outage: new Outage({ clock: this.#clock }),
      room: this.#rooms.of(brand),
    };
    const pools = this.#pools.get(brand) ?? new Map<string, UpstreamPool>();
    this.#pools.set(brand, pools.set(origin, pool));
    return pool;
  }

  /** Bytes that large replies hold now. */
  get heldReplyBytes(): number {
    return this.#rooms.heldBytes;
  }

  /** Returns the states of all pools. */
  states(): readonly UpstreamState[] {
    return [...this.#pools.values()]
      .flatMap((pools) => [...pools.values()])
      .map(({ brand, origin, bulkhead: { inFlight, queued }, circuits, outage }) => ({
        brand,
        origin,
        inFlight,
        queued,
        failsForMs: outage.lastsMs,
        circuits: circuits.open(),
      }));
  }
}
