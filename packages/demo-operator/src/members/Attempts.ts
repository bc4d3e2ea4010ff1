import { sql } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Subject and kind of an attempt. */
export interface AttemptKey {
  readonly merchant: string;
  /**
   * All limits of a kind have the same window, because each attempt deletes those of its kind that
   * are older than the window.
   */
  readonly kind:
    | 'sms'
    | 'phone'
    | 'phoneLock'
    | 'mail'
    | 'freePlay'
    | 'loginAccount'
    | 'loginAddress'
    | 'proof'
    | 'bindCode'
    | 'bindCodeMember'
    | 'memberPassword'
    | 'paymentPassword'
    | 'authenticator';
  readonly subject: string;
}

/** Maximum number of attempts within any window of the given length. */
export interface AttemptLimit {
  readonly max: number;
  readonly withinMs: number;
}

/** Recent attempts, for rate limits. */
export class Attempts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Counts an attempt. If the limit is reached, counts nothing and returns the time when the next
   * attempt is allowed.
   */
  take(
    key: AttemptKey,
    { max, withinMs }: AttemptLimit,
    nowMs: number,
  ): Promise<{ nextAtMs: number } | undefined> {
    return this.#locked(key, async (tx) => {
      const times = await recent(tx, key, nowMs - withinMs);
      const oldest = times[max - 1];
      if (oldest !== undefined) return { nextAtMs: oldest + withinMs };
      await tx
        .insertInto('attempt')
        .values({ ...key, at_ms: nowMs })
        .execute();
      return undefined;
    });
  }

  /** Whether the limit is reached. Counts nothing. */
  isFull(key: AttemptKey, { max, withinMs }: AttemptLimit, nowMs: number): Promise<boolean> {
    return this.#locked(key, async (tx) => (await recent(tx, key, nowMs - withinMs)).length >= max);
  }

  /**
   * Counts an attempt and returns whether the limit is reached now. If so, the count restarts at
   * zero.
   */
  fillUp(key: AttemptKey, { max, withinMs }: AttemptLimit, nowMs: number): Promise<boolean> {
    return this.#locked(key, async (tx) => {
      const isFull = (await recent(tx, key, nowMs - withinMs)).length + 1 >= max;
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
    await this.#locked(key, (tx) => ofSubject(tx, key).execute());
  }

  /**
   * Serializes concurrent attempts, because each would count without the other. One lock covers all
   * subjects of a kind, because each attempt also deletes expired attempts of other subjects.
   */
  #locked<T>({ merchant, kind }: AttemptKey, work: (tx: DatabaseAccess) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${JSON.stringify([merchant, kind])}))`.execute(
        tx,
      );
      return work(tx);
    });
  }
}

/** The migration lock uses a single-number key, so this two-number key does not collide with it. */
const lockSpace = 1;

/**
 * Returns the times of the subject's attempts since a moment, newest first. Deletes older attempts
 * of all subjects of the kind.
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
