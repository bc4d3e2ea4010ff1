import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { tupleKey } from '../http/tupleKey.ts';
import type { AppendLog } from './AppendLog.ts';
import { ClaimLog } from './ClaimLog.ts';
import type { EndedSession } from './SharedState.ts';

const hashedPrefix = 'sha256-';

/**
 * Returns the id under which a session's end is kept and shared: nothing that a cookie contains.
 */
export function endedId(sid: string): string {
  return sid.startsWith(hashedPrefix)
    ? sid
    : `${hashedPrefix}${hash('sha256', sid, 'base64url').slice(0, 22)}`;
}

/** Returns the id under which everything is denied that was opened with an unconfirmed claim. */
export function deniedClaimId(claimId: string): string {
  return tupleKey('claim', claimId);
}

/**
 * Ids of sessions that were ended early and of used tickets. A sealed cookie cannot be revoked, so
 * its id is denied until the cookie would have expired.
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
    return this.#claims.has(endedId(sid));
  }

  /** Returns all denied ids that have not expired. */
  entries(): readonly EndedSession[] {
    return this.#claims.entries().map(({ id, untilMs }) => ({ sid: id, absolute: untilMs }));
  }

  /** Denies an id until `absolute`. */
  add({ sid, absolute }: EndedSession): void {
    this.#claims.claim(endedId(sid), absolute);
  }

  /** Resolves when the ids denied before the call stay denied after a loss of power. */
  settled(): Promise<void> {
    return this.#claims.settled();
  }
}
