import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/DatabaseSchema.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** Who is signed in. A token is known only to who got it: here stands its hash. */
export class Sessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A new token for a member, good for 24 hours. Sessions of the member that have ended are forgotten. */
  async open(memberId: number, nowMs: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#db.deleteFrom('session').where('member_id', '=', memberId).where('expires_at_ms', '<=', nowMs).execute();
    await this.#db.insertInto('session').values({ token_hash: hash(token), member_id: memberId, expires_at_ms: nowMs + lifetimeMs }).execute();
    return token;
  }

  /** The member a token belongs to now. Whose member it is, the members' own list knows. */
  async find(token: string, nowMs: number): Promise<number | undefined> {
    const row = await this.#db.selectFrom('session').select('member_id').where('token_hash', '=', hash(token)).where('expires_at_ms', '>', nowMs).executeTakeFirst();
    return row?.member_id;
  }

  async close(token: string): Promise<void> {
    await this.#db.deleteFrom('session').where('token_hash', '=', hash(token)).execute();
  }

  /** Ends every session of a member, except the one of a token that is to stay. */
  async closeAll(memberId: number, { except }: { except?: string } = {}): Promise<void> {
    let query = this.#db.deleteFrom('session').where('member_id', '=', memberId);
    if (except !== undefined) query = query.where('token_hash', '<>', hash(except));
    await query.execute();
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
