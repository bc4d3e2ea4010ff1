import { sql } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Who tries what. */
export interface AttemptKey {
  readonly merchant: string;
  readonly kind:
    | 'sms'
    | 'phone'
    | 'phoneLock'
    | 'mail'
    | 'freePlay'
    | 'loginAccount'
    | 'loginAddress'
    | 'proof';
  readonly subject: string;
}

/** How many are too many, in any stretch of time of that length. */
export interface AttemptLimit {
  readonly most: number;
  readonly withinMs: number;
}

/** What was tried how often lately. */
export class Attempts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Counts an attempt, except where there were as many as are allowed: then it says when the next
   * one is.
   */
  take(
    key: AttemptKey,
    { most, withinMs }: AttemptLimit,
    nowMs: number,
  ): Promise<{ nextAtMs: number } | undefined> {
    return this.#alone(key, async (tx) => {
      const times = await recent(tx, key, nowMs - withinMs);
      const oldest = times[most - 1];
      if (oldest !== undefined) return { nextAtMs: oldest + withinMs };
      await tx
        .insertInto('attempt')
        .values({ ...key, at_ms: nowMs })
        .execute();
      return undefined;
    });
  }

  /** Whether there were as many as are allowed; counts nothing. */
  isFull(key: AttemptKey, { most, withinMs }: AttemptLimit, nowMs: number): Promise<boolean> {
    return this.#alone(key, async (tx) => (await recent(tx, key, nowMs - withinMs)).length >= most);
  }

  /**
   * Counts an attempt; true, when there are as many as are allowed now: then the count begins anew.
   */
  fillUp(key: AttemptKey, { most, withinMs }: AttemptLimit, nowMs: number): Promise<boolean> {
    return this.#alone(key, async (tx) => {
      const isFull = (await recent(tx, key, nowMs - withinMs)).length + 1 >= most;
      if (isFull) await ofSubject(tx, key).execute();
      else
        await tx
          .insertInto('attempt')
          .values({ ...key, at_ms: nowMs })
          .execute();
      return isFull;
    });
  }

  async forget(key: AttemptKey): Promise<void> {
    await this.#alone(key, (tx) => ofSubject(tx, key).execute());
  }

  /**
   * Two at the same time would each count without the other one. One lock for all subjects: each
   * forgets old attempts of the others too.
   */
  #alone<T>({ merchant, kind }: AttemptKey, work: (tx: DatabaseAccess) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${JSON.stringify([merchant, kind])}))`.execute(
        tx,
      );
      return work(tx);
    });
  }
}

/** Apart from the migrations' lock, which has one number. */
const lockSpace = 1;

/**
 * When it was tried since a time, newest first. Everybody's older attempts of the kind are
 * forgotten.
 */
async function recent(
  tx: DatabaseAccess,
  { merchant, kind, subject }: AttemptKey,
  sinceMs: number,
): Promise<number[]> {
  await tx
    .deleteFrom('attempt')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('at_ms', '<=', sinceMs)
    .execute();
  const rows = await tx
    .selectFrom('attempt')
    .select('at_ms')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('at_ms', 'desc')
    .execute();
  return rows.map(({ at_ms: atMs }) => atMs);
}

function ofSubject(db: DatabaseAccess, { merchant, kind, subject }: AttemptKey) {
  return db
    .deleteFrom('attempt')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('subject', '=', subject);
}
