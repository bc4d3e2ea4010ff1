import { sql } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { addInvited, type NewMember } from './Members.ts';

/** Identity of a person at a social login provider. */
export interface SocialIdentity {
  readonly merchant: string;
  readonly provider: string;
  readonly subject: string;
}

/** Distinct from the lock spaces of migrations and attempts. */
const lockSpace = 2;

/** Links between members and their social identities. */
export class SocialMembers {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the member id of an identity. */
  find(identity: SocialIdentity): Promise<number | undefined> {
    return findIn(this.#db, identity);
  }

  /**
   * Creates the member of an identity, once even for concurrent requests.
   *
   * @returns the member id; undefined when the account or e-mail address is taken.
   */
  add(identity: SocialIdentity, member: NewMember, atMs: number): Promise<number | undefined> {
    return this.#db.transaction().execute(async (tx) => {
      const { merchant, provider, subject } = identity;
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${JSON.stringify([merchant, provider, subject])}))`.execute(
        tx,
      );
      const existing = await findIn(tx, identity);
      if (existing !== undefined) return existing;
      if (!(await addInvited(tx, { merchant, member, atMs }))) return undefined;
      const { member_id: memberId } = await tx
        .selectFrom('member')
        .select('member_id')
        .where('merchant', '=', merchant)
        .where('account', '=', member.account)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('social_identity')
        .values({ merchant, provider, subject, member_id: memberId })
        .execute();
      return memberId;
    });
  }
}

async function findIn(
  db: DatabaseAccess,
  { merchant, provider, subject }: SocialIdentity,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('social_identity')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id;
}
