import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { AppendLog } from './AppendLog.ts';
import { ClaimLog } from './ClaimLog.ts';

/**
 * Ids of sessions that were ended early and of used tickets. A sealed cookie cannot be revoked, so its
 * id is denied until the cookie would have expired.
 */
export class Denylist {
  readonly #claims: ClaimLog;

  constructor(ports: { clock: Clock; log: AppendLog; logger: Logger }) {
    this.#claims = new ClaimLog({
      ...ports,
      isDurable: true,
      faults: {
        unwritten:
          'a session that ended could not be written down: a restart or another server may take its cookie for good',
        unread:
          'sessions that ended at other servers could not be read: their cookies may count here',
      },
    });
  }

  /** Number of denied ids. */
  get size(): number {
    return this.#claims.size;
  }

  /** Returns why the log cannot be used; empty while it works. */
  faults(): readonly string[] {
    return this.#claims.faults();
  }

  /** Returns whether an id is denied. */
  has(sid: string): boolean {
    return this.#claims.has(sid);
  }

  /**
   * Denies an id that may be used once. Returns false if it is denied already.
   */
  claim({ sid, absolute }: { sid: string; absolute: number }): boolean {
    return this.#claims.claim(sid, absolute);
  }

  /** Denies an id until `absolute`. */
  add(session: { sid: string; absolute: number }): void {
    this.claim(session);
  }

  /** Resolves when the ids denied before the call stay denied after a loss of power. */
  settled(): Promise<void> {
    return this.#claims.settled();
  }
}
