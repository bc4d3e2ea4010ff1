import { sql } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { addMembers, type NewMember } from './Members.ts';

/** Somebody a provider of accounts knows. */
export interface SocialIdentity {
  readonly merchant: string;
  readonly provider: string;
  readonly subject: string;
}

/** Apart from the migrations' lock and that of attempts. */
const lockSpace = 2;

/** Which members came with an account of another provider. */
export class SocialMembers {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The member of an identity, by its number. */
  find(identity: SocialIdentity): Promise<number | undefined> {
    return findIn(this.#db, identity);
  }

  /**
   * Makes the member of an identity, once however often it is asked at the same time. @returns its
   * number; none when account or e-mail address is taken.
   */
  add(identity: SocialIdentity, member: NewMember, atMs: number): Promise<number | undefined> {
    return this.#db.transaction().execute(async (tx) => {
      const { merchant, provider, subject } = identity;
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${JSON.stringify([merchant, provider, subject])}))`.execute(
        tx,
      );
      const known = await findIn(tx, identity);
      if (known !== undefined) return known;
      if ((await addMembers(tx, { merchant, members: [member], atMs })) === 0) return undefined;
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
