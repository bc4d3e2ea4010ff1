import { randomBytes } from 'node:crypto';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { hashToken } from '../core/hashToken.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** Where a session was opened. */
export interface SessionOrigin {
  readonly address?: string | undefined;
  readonly device?: string | undefined;
}

interface OpenedSession {
  readonly token: string;
  /** Names the session to the member; grants nothing. */
  readonly sessionId: string;
}

/** Session as its member sees it. */
export interface ListedSession extends SessionOrigin {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly openedAtMs?: number | undefined;
}

/** A member has few devices; more sessions than this are not listed. */
const maxListed = 100;

/**
 * Sessions of members. Only the hash of a token is stored, so a copy of the database contains no
 * usable tokens.
 */
export class Sessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Creates a session that is valid for 24 hours. Deletes the member's expired sessions. */
  async open(memberId: number, nowMs: number, origin: SessionOrigin = {}): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    await this.#db
      .deleteFrom('session')
      .where('member_id', '=', memberId)
      .where('expires_at_ms', '<=', nowMs)
      .execute();
    const { session_id: sessionId } = await this.#db
      .insertInto('session')
      .values({
        token_hash: hashToken(token),
        member_id: memberId,
        expires_at_ms: nowMs + lifetimeMs,
        opened_at_ms: nowMs,
        address: origin.address ?? null,
        device: origin.device ?? null,
      })
      .returning('session_id')
      .executeTakeFirstOrThrow();
    return { token, sessionId };
  }

  /**
   * Returns the member id of a valid token. The caller checks that the member belongs to the
   * merchant.
   */
  async find(token: string, nowMs: number): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('session')
      .select('member_id')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at_ms', '>', nowMs)
      .executeTakeFirst();
    return row?.member_id;
  }

  /** Returns the member's open sessions, newest first; that of the token is marked. */
  async list(memberId: number, token: string, nowMs: number): Promise<ListedSession[]> {
    const rows = await this.#db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('expires_at_ms', '>', nowMs)
      .orderBy('expires_at_ms', 'desc')
      .limit(maxListed)
      .execute();
    return rows.map((row) => ({
      sessionId: row.session_id,
      isCurrent: row.token_hash === hashToken(token),
      openedAtMs: row.opened_at_ms ?? undefined,
      address: row.address ?? undefined,
      device: row.device ?? undefined,
    }));
  }

  /** Ends a session and the launches opened in it. */
  async close(token: string, nowMs: number): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
      await endLaunches(tx, [hashToken(token)], nowMs);
    });
  }

  /**
   * Ends all sessions of a member with their launches, or only one, except the session of the given
   * token. Returns the ids of the ended sessions.
   */
  closeAll(
    memberId: number,
    { except, only, nowMs }: { except?: string; only?: string | undefined; nowMs: number },
  ): Promise<string[]> {
    return this.#db.transaction().execute(async (tx) => {
      let query = tx.deleteFrom('session').where('member_id', '=', memberId);
      if (except !== undefined) query = query.where('token_hash', '<>', hashToken(except));
      if (only !== undefined) query = query.where('session_id', '=', only);
      const ended = await query.returning(['token_hash', 'session_id']).execute();
      await endLaunches(
        tx,
        ended.map(({ token_hash: hash }) => hash),
        nowMs,
      );
      return ended.map(({ session_id: sessionId }) => sessionId);
    });
  }
}

/**
 * Runs after the sessions are deleted: a concurrent launch waits for its session's row and then
 * finds none.
 */
async function endLaunches(
  tx: DatabaseAccess,
  sessionHashes: readonly string[],
  nowMs: number,
): Promise<void> {
  if (sessionHashes.length === 0) return;
  await tx
    .updateTable('launch')
    .set({ ended_at_ms: nowMs })
    .where('session_hash', 'in', sessionHashes)
    .where('ended_at_ms', 'is', null)
    .execute();
}
