import type { Clock } from '@livery/model';
import type { Tenant } from '../Tenant.ts';
import { messageOf } from '../tryLoadBrand.ts';
import type { HostLog } from './HostLog.ts';

/** Time for which a host that its brand no longer serves stays reserved for the brand. */
const reservationMs = 30 * 24 * 60 * 60_000;

const kinds = ['claim', 'release', 'move'] as const;

/** A line of the log. */
interface HostChange {
  /**
   * A claim counts only if no other brand owns the host or has it reserved. A release starts the
   * reservation. A move is an operator's act and always counts.
   */
  readonly kind: (typeof kinds)[number];
  readonly host: string;
  readonly brand: string;
  readonly atMs: number;
}

interface Owner {
  readonly brand: string;
  /** Present while the brand does not serve the host. */
  readonly releasedMs?: number;
}

/** A host that its brand does not serve, and until when no other brand gets it. */
export interface ReservedHost {
  readonly host: string;
  readonly brand: string;
  readonly untilMs: number;
}

/**
 * Owner of each host. The first brand to serve a host owns it, over restarts and while its folder
 * is gone. Only an operator's move gives it to another brand before its reservation ends, so the
 * order of events never decides.
 */
export class HostOwners {
  readonly #log: HostLog;
  readonly #clock: Clock;
  readonly #owners = new Map<string, Owner>();
  #unwritten: readonly HostChange[] = [];
  /** Brand of each host that this server serves; `undefined` before the first assignment. */
  #served: ReadonlyMap<string, string> | undefined;
  #fault: string | undefined;

  constructor({ log, clock }: { log: HostLog; clock: Clock }) {
    this.#log = log;
    this.#clock = clock;
  }

  /** Reason why the list of owners could not be read or written. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /**
   * Reads changes of other servers, and writes what could not be written. Returns whether there are
   * any.
   */
  sync(): boolean {
    if (this.#unwritten.length > 0) this.#write();
    return this.#read();
  }

  /** Returns the brand that owns a host or has it reserved. */
  ownerOf(host: string): string | undefined {
    const owner = this.#owners.get(host);
    return owner && !isFree(owner, this.#clock.nowMs()) ? owner.brand : undefined;
  }

  /** Returns the hosts that are reserved for brands that do not serve them. */
  reserved(): readonly ReservedHost[] {
    const nowMs = this.#clock.nowMs();
    return [...this.#owners].flatMap(([host, { brand, releasedMs }]) =>
      releasedMs === undefined || releasedMs + reservationMs <= nowMs
        ? []
        : [{ host, brand, untilMs: releasedMs + reservationMs }],
    );
  }

  /**
   * Gives free hosts to the first live brand that lists them, and reserves hosts that are not
   * served.
   */
  assign(live: readonly Tenant[]): void {
    this.sync();
    const atMs = this.#clock.nowMs();
    const claims = new Map<string, HostChange>();
    const served = new Map<string, string>();
    for (const { brand, hosts } of live)
      for (const host of hosts) {
        const owner = this.ownerOf(host) ?? claims.get(host)?.brand;
        if (owner !== undefined && owner !== brand) continue;
        served.set(host, brand);
        const needsClaim = owner === undefined || this.#owners.get(host)?.releasedMs !== undefined;
        if (needsClaim) claims.set(host, { kind: 'claim', host, brand, atMs });
      }
    const before =
      this.#served ?? new Map([...this.#owners].map(([host, { brand }]) => [host, brand]));
    const releases = [...before].flatMap(([host, brand]): HostChange[] =>
      served.get(host) === brand ? [] : [{ kind: 'release', host, brand, atMs }],
    );
    this.#served = served;
    this.#record([...releases.filter((change) => this.#isNews(change)), ...claims.values()]);
  }

  /** Gives a host to another brand. Throws if that cannot be written. */
  move(host: string, brand: string): void {
    this.#log.append([lineOf({ kind: 'move', host, brand, atMs: this.#clock.nowMs() })]);
    this.#read();
  }

  #isNews({ host, brand }: HostChange): boolean {
    const owner = this.#owners.get(host);
    return owner?.brand === brand && owner.releasedMs === undefined;
  }

  #record(changes: readonly HostChange[]): void {
    if (changes.length === 0) return;
    this.#unwritten = [...this.#unwritten, ...changes];
    this.#write();
  }

  /**
   * Writes the changes. They count in the order of the log, in which other servers read them too.
   */
  #write(): void {
    try {
      this.#log.append(this.#unwritten.map(lineOf));
      this.#unwritten = [];
      this.#fault = undefined;
      this.#read();
    } catch (error) {
      this.#fault = `the owners of hosts could not be saved for a restart: ${messageOf(error)}`;
      for (const change of this.#unwritten) this.#apply(change);
    }
  }

  #read(): boolean {
    let lines: readonly string[];
    try {
      lines = this.#log.readNew();
    } catch (error) {
      this.#fault = `the owners of hosts could not be read: ${messageOf(error)}`;
      return false;
    }
    for (const line of lines) {
      const change = changeIn(line);
      if (change) this.#apply(change);
    }
    return lines.length > 0;
  }

  #apply({ kind, host, brand, atMs }: HostChange): void {
    const owner = this.#owners.get(host);
    if (kind === 'release') {
      if (owner?.brand === brand)
        this.#owners.set(host, { brand, releasedMs: owner.releasedMs ?? atMs });
    } else if (kind === 'move' || !owner || owner.brand === brand || isFree(owner, atMs))
      this.#owners.set(host, { brand });
  }
}

function isFree({ releasedMs = Infinity }: Owner, atMs: number): boolean {
  return releasedMs + reservationMs <= atMs;
}

function lineOf(change: HostChange): string {
  return JSON.stringify(change);
}

/** Returns the change of a line; `undefined` for a line that was not written completely. */
function changeIn(line: string): HostChange | undefined {
  try {
    // Written by a server of this or another release
    const { kind, host, brand, atMs } = JSON.parse(line) as Partial<HostChange>;
    return kind !== undefined &&
      kinds.includes(kind) &&
      typeof host === 'string' &&
      typeof brand === 'string' &&
      typeof atMs === 'number'
      ? { kind, host, brand, atMs }
      : undefined;
  } catch {
    return undefined;
  }
}
