import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { RateLimiter, type RateLimit } from './RateLimiter.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { AppendLog } from './AppendLog.ts';
import { ClaimLog } from './ClaimLog.ts';
import { Denylist } from './Denylist.ts';
import type { AcceptedClaim, AskCounts, EndedSession, SharedState } from './SharedState.ts';

/** Claimed id of a brand. */
export interface Claim {
  readonly brand: string;
  readonly id: string;
  /** Id of the claim itself, which differs between machines that claim the same id. */
  readonly claimId: string;
  readonly untilMs: number;
}

/**
 * State of one machine: limits in the memory of each process, claims and ended sessions in files
 * that the processes with the same data folder share.
 */
export class LocalState implements SharedState {
  readonly machine: string;
  readonly #limiter: RateLimiter;
  readonly #claims: ClaimLog;
  readonly #denylist: Denylist;

  constructor({
    machine,
    clock,
    logger,
    claimsLog,
    endedSessionsLog,
  }: {
    machine: string;
    clock: Clock;
    logger: Logger;
    claimsLog: AppendLog;
    endedSessionsLog: AppendLog;
  }) {
    this.machine = machine;
    this.#limiter = new RateLimiter({ clock });
    this.#claims = new ClaimLog({
      clock,
      logger,
      log: claimsLog,
      isDurable: true,
      faults: {
        unwritten:
          'a solved bot check or used ticket could not be written down: another server may take it again',
        unread:
          'bot checks and tickets used at other servers could not be read: they may count here again',
      },
    });
    this.#denylist = new Denylist({ clock, logger, log: endedSessionsLog });
  }

  async take(brand: string, limits: readonly RateLimit[]): Promise<boolean> {
    return this.#limiter.allowAll(
      limits.map(({ rate, key }) => ({ rate, key: tupleKey(brand, key) })),
    );
  }

  forget(brand: string, key: string): void {
    this.#limiter.forget(tupleKey(brand, key));
  }

  async claim(brand: string, id: string, untilMs: number): Promise<AcceptedClaim | undefined> {
    return this.claimHere(brand, id, untilMs) === undefined
      ? undefined
      : { unconfirmedId: undefined };
  }

  /**
   * Claims an id at this machine. Returns the id of the claim; `undefined` if there was one before.
   */
  claimHere(brand: string, id: string, untilMs: number): string | undefined {
    return this.#claims.claim(`${brand}.${id}`, untilMs);
  }

  end(session: EndedSession): void {
    this.#denylist.add(session);
  }

  hasEnded(sid: string): boolean {
    return this.#denylist.has(sid);
  }

  endedCount(): number {
    return this.#denylist.size;
  }

  settled(): Promise<void> {
    return this.#denylist.settled();
  }

  /** Returns the ended sessions that have not expired. */
  ended(): readonly EndedSession[] {
    return this.#denylist.entries();
  }

  /** Returns the claims that have not expired. */
  claims(): readonly Claim[] {
    return this.#claims.entries().map(({ id: name, ...claim }) => {
      // The name of a brand has no full stop.
      const [brand = '', ...rest] = name.split('.');
      return { brand, id: rest.join('.'), ...claim };
    });
  }

  counts(): AskCounts {
    return { shared: 0, local: 0 };
  }

  isUp(): boolean {
    return true;
  }

  clockAheadMs(): number {
    return 0;
  }

  faults(): readonly string[] {
    return [...this.#denylist.faults(), ...this.#claims.faults()];
  }

  async close(): Promise<void> {
    // Every entry is on the disk already.
  }
}
