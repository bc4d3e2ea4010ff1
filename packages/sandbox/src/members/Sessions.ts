import { randomBytes } from 'node:crypto';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { hashToken } from '../core/hashToken.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Sessions of members. Only the hash of a token is stored, so a copy of the database contains no
 * usable tokens.
 */
export class Sessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Creates a session token that is valid for 24 hours. Deletes the member's expired sessions. */
  async open(memberId: number, nowMs: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db
      .deleteFrom('session')
      .where('member_id', '=', memberId)
      .where('expires_at_ms', '<=', nowMs)
      .execute();
    await this.#db
      .insertInto('session')
      .values({
        token_hash: hashToken(token),
        member_id: memberId,
        expires_at_ms: nowMs + lifetimeMs,
      })
      .execute();
    return token;
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

  /** Ends a session and the launches opened in it. */
  async close(token: string, nowMs: number): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
      await endLaunches(tx, [hashToken(token)], nowMs);
    });
  }

  /** Ends all sessions of a member with their launches, except the session of the given token. */
  async closeAll(
    memberId: number,
    { except, nowMs }: { except?: string; nowMs: number },
  ): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      let query = tx.deleteFrom('session').where('member_id', '=', memberId);
      if (except !== undefined) query = query.where('token_hash', '<>', hashToken(except));
      const ended = await query.returning('token_hash').execute();
      await endLaunches(
        tx,
        ended.map(({ token_hash: hash }) => hash),
        nowMs,
      );
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
