import {
  InviteLinks,
  linkProblem,
  wrongInvitation,
  type InvitationProblem,
} from './InviteLinks.ts';
import { Referrals } from './Referrals.ts';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Codes that every merchant starts with; one of them has expired. */
const demoAffiliates: readonly { code: string; expires_at_ms: number | null }[] = [
  { code: 'WELCOME1', expires_at_ms: null },
  { code: 'FRIEND88', expires_at_ms: null },
  { code: 'BYGONE20', expires_at_ms: Date.UTC(2020, 0, 1) },
];

/** Affiliate codes. Every query is limited to one merchant. */
export class Affiliates {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether a code can be used now. Codes are case-insensitive. */
  async isValid(merchant: string, code: string, nowMs: number): Promise<boolean> {
    return (await this.problemOf(merchant, code, nowMs)) === undefined;
  }

  /**
   * Returns why a code cannot be used; undefined for an affiliate's code that has not expired, the
   * code of an open link, and a member's own code.
   */
  async problemOf(
    merchant: string,
    code: string,
    nowMs: number,
  ): Promise<InvitationProblem | undefined> {
    const row = await this.#db
      .selectFrom('affiliate')
      .select('expires_at_ms')
      .where('merchant', '=', merchant)
      .where('code', '=', code.trim().toUpperCase())
      .executeTakeFirst();
    if (row)
      return row.expires_at_ms === null || row.expires_at_ms > nowMs ? undefined : wrongInvitation;
    const link = await new InviteLinks(this.#db).find(merchant, code);
    if (link) return linkProblem(link, nowMs);
    return (await new Referrals(this.#db).inviter(merchant, code.trim())) === undefined
      ? wrongInvitation
      : undefined;
  }

  /** Counts that a visitor opened a link. Other codes are not counted. */
  async recordUse(merchant: string, code: string): Promise<void> {
    await new InviteLinks(this.#db).recordUse(merchant, code);
  }
}

/** Adds the initial codes of a new merchant. */
export async function addAffiliates(tx: DatabaseAccess, merchant: string): Promise<void> {
  await tx
    .insertInto('affiliate')
    .values(demoAffiliates.map((affiliate) => ({ merchant, ...affiliate })))
    .execute();
}
