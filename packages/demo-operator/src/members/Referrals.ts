import { referralSeed } from '@livery/demo-content/rewards/rewardSeeds';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { maskName } from '../core/maskName.ts';
import { validStakes } from '../records/validStakes.ts';

const prefix = 'F';

/** Returns the invitation code of a member. */
export function referralCode(memberId: number): string {
  return `${prefix}${memberId.toString(36).toUpperCase().padStart(5, '0')}`;
}

/** Friends whom members invited with their own code. */
export class Referrals {
  readonly #db: DatabaseAccess;

  constructor(db: DatabaseAccess) {
    this.#db = db;
  }

  /** Returns the member of a merchant whose code this is. */
  async inviter(merchant: string, code: string): Promise<number | undefined> {
    if (!/^F[0-9A-Z]{5,10}$/i.test(code)) return undefined;
    const row = await this.#db
      .selectFrom('member')
      .select('member_id')
      .where('merchant', '=', merchant)
      .where('member_id', '=', Number.parseInt(code.slice(prefix.length), 36))
      // A trial account cannot invite.
      .where('is_agent', '!=', 4)
      .executeTakeFirst();
    return row?.member_id;
  }

  /** Records that a new member was invited. A member who is known already is not counted. */
  async add({
    memberId,
    friendId,
    account,
    atMs,
  }: {
    memberId: number;
    friendId: number;
    account: string;
    atMs: number;
  }): Promise<void> {
    await this.#db
      .insertInto('referral')
      .values({
        member_id: memberId,
        friend_id: friendId,
        player: maskName(account),
        bet_minor: 0,
        reward_minor: 0,
        at_ms: atMs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Updates the bets of a member's friends, and the rewards of those who qualify. */
  async qualify(memberId: number, perMajor: number): Promise<void> {
    await sql`
      update referral set bet_minor = played.bet_minor
      from (
        select member_id, sum(valid_minor)::bigint as bet_minor
        from ${validStakes(sql`part.member_id in (select friend_id from referral where member_id = ${memberId})`, {})} as stake
        group by member_id) as played
      where referral.friend_id = played.member_id`.execute(this.#db);
    const open = await this.#db
      .selectFrom('referral')
      .select('referral_id')
      .where('member_id', '=', memberId)
      .where('reward_minor', '=', 0)
      .where('bet_minor', '>=', referralSeed.qualifyingBet * perMajor)
      .orderBy('referral_id')
      .execute();
    if (open.length === 0) return;
    const { before } = await this.#db
      .selectFrom('referral')
      .select(sql<number>`count(*)::integer`.as('before'))
      .where('member_id', '=', memberId)
      .where('reward_minor', '>', 0)
      .executeTakeFirstOrThrow();
    for (const [index, { referral_id: id }] of open.entries())
      await this.#db
        .updateTable('referral')
        .set({ reward_minor: rewardOf(before + index + 1) * perMajor })
        .where('referral_id', '=', id)
        .execute();
  }
}

/** Returns the reward for a friend, by how many friends qualified. */
function rewardOf(friends: number): number {
  return referralSeed.tiers.findLast((tier) => tier.friends <= friends)?.reward ?? 0;
}
