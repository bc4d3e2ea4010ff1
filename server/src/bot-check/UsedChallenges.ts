import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from '../session/AppendLog.ts';

interface Claim {
  readonly claimId: string;
  readonly untilMs: number;
}

/**
 * Solved challenges. Each is accepted once among all servers of a data folder.
 */
export class UsedChallenges {
  readonly #clock: Clock;
  readonly #log: AppendLog;
  readonly #logger: Logger;
  readonly #claims = new Map<string, Claim>();
  #fault: string | undefined;

  constructor({ clock, log, logger }: { clock: Clock; log: AppendLog; logger: Logger }) {
    this.#clock = clock;
    this.#log = log;
    this.#logger = logger;
  }

  /**
   * Claims a challenge. Returns false if it was claimed before. If two servers claim it at once, the
   * first line of the log wins.
   */
  take(id: string, untilMs: number): boolean {
    this.#removeExpired();
    if (this.#claims.has(id)) return false;
    const claimId = randomBytes(8).toString('hex');
    this.#share(id, { claimId, untilMs });
    if (!this.#claims.has(id)) this.#claims.set(id, { claimId, untilMs });
    return this.#claims.get(id)?.claimId === claimId;
  }

  /** Appends the claim, then reads all new lines, including its own. */
  #share(id: string, { claimId, untilMs }: Claim): void {
    try {
      this.#log.append(`${id} ${claimId} ${untilMs}`, untilMs);
      for (const line of this.#log.readNew()) {
        const [, id = '', claimant = '', until = ''] = /^(\S+) ([0-9a-f]+) (\d+)$/.exec(line) ?? [];
        if (id !== '' && Number(until) > this.#clock.nowMs() && !this.#claims.has(id))
          this.#claims.set(id, { claimId: claimant, untilMs: Number(until) });
      }
      this.#fault = undefined;
    } catch (error) {
      const fault = `a solved bot check could not be written down: another server may take it again (${error instanceof Error ? error.message : String(error)})`;
      if (fault !== this.#fault) this.#logger.error(fault);
      this.#fault = fault;
    }
  }

  /** All claims have the same lifetime, so the oldest come first. */
  #removeExpired(): void {
    for (const [id, { untilMs }] of this.#claims) {
      if (untilMs > this.#clock.nowMs()) break;
      this.#claims.delete(id);
    }
  }
}
