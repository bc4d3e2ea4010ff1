import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from '../session/AppendLog.ts';
import { ClaimLog } from '../session/ClaimLog.ts';

/**
 * Solved challenges. Each is accepted once among all servers of a data folder. They expire within
 * minutes, so they need not survive a loss of power.
 */
export class UsedChallenges {
  readonly #claims: ClaimLog;

  constructor(ports: { clock: Clock; log: AppendLog; logger: Logger }) {
    this.#claims = new ClaimLog({
      ...ports,
      isDurable: false,
      faults: {
        unwritten: 'a solved bot check could not be written down: another server may take it again',
        unread: 'bot checks solved at other servers could not be read: they may count here again',
      },
    });
  }

  /** Returns why the log cannot be used; empty while it works. */
  faults(): readonly string[] {
    return this.#claims.faults();
  }

  /** Claims a challenge. Returns false if it was claimed before. */
  take(id: string, untilMs: number): boolean {
    return this.#claims.claim(id, untilMs);
  }
}
