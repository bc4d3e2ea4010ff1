import { vipRanks } from '@livery/demo-content/words/vipProgramme';
import type { Database } from '../database/DatabaseSchema.ts';
import { Refusal } from '../core/Refusal.ts';
import type { BettingRecord } from '../records/BettingRecord.ts';
import { mainPurse } from '../wallet/purseBalance.ts';
import { once } from '../wallet/once.ts';

/** Member of a merchant at a time. */
export interface RankOwner {
  readonly merchant: string;
  readonly memberId: number;
  readonly nowMs: number;
}

/** A member's rank, with the stakes that count for it. */
export interface RankStanding {
  readonly rankLevel: number;
  /** Stakes of settled rounds of the last twelve months. */
  readonly stakeMinor: number;
  /** Times at which gifts were claimed, by rank. */
  readonly claimedAtMs: ReadonlyMap<number, number>;
}

const yearMs = 365 * 86_400_000;

/** Members' ranks in the VIP programme. A rank rises with the stakes and is never lowered. */
export class Ranks {
  readonly #db: Database;
  readonly #record: BettingRecord;

  constructor({ db, record }: { db: Database; record: BettingRecord }) {
    this.#db = db;
    this.#record = record;
  }

  /** Returns a member's standing, after raising the rank that the stakes have reached. */
  async standingOf(owner: RankOwner, perMajor: number): Promise<RankStanding> {
    const { merchant, memberId, nowMs } = owner;
    const { totals } = await this.#record.of({
      merchant,
      memberId,
      fromMs: nowMs - yearMs,
      toMs: nowMs + 1,
      pageNo: 1,
      pageSize: 1,
    });
    const stakeMinor = totals.validMinor;
    const reached = vipRanks.findLast(({ stake }) => stake * perMajor <= stakeMinor);
    if (reached)
      await this.#db
        .updateTable('member')
        .set({ rank_level: reached.rankLevel, rank_name: reached.rankName })
        .where('member_id', '=', memberId)
        .where('rank_level', '<', reached.rankLevel)
        .execute();
    const { rank_level: rankLevel } = await this.#db
      .selectFrom('member')
      .select('rank_level')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const gifts = await this.#db
      .selectFrom('rank_gift')
      .select(['rank_level', 'at_ms'])
      .where('member_id', '=', memberId)
      .execute();
    return {
      rankLevel,
      stakeMinor,
      claimedAtMs: new Map(gifts.map((gift) => [gift.rank_level, gift.at_ms])),
    };
  }

  /** Credits the gift of a rank, once for each member. Returns the credited amount. */
  async claimGift(
    { merchant, memberId, nowMs }: RankOwner,
    { referenceNo, rankLevel }: { referenceNo: string; rankLevel: number },
    perMajor: number,
  ): Promise<number> {
    const { amountMinor } = await once(
      this.#db,
      { merchant, memberId, referenceNo, kind: 'claimRankGift', payload: { rankLevel }, nowMs },
      async (tx) => {
        const rank = vipRanks.find((known) => known.rankLevel === rankLevel && known.gift > 0);
        const member = await tx
          .selectFrom('member')
          .select('rank_level')
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow();
        if (!rank || member.rank_level < rankLevel)
          throw new Refusal('You have not reached the rank of this gift.');
        const giftMinor = rank.gift * perMajor;
        const gift = { member_id: memberId, amount_minor: giftMinor, at_ms: nowMs };
        const added = await tx
          .insertInto('rank_gift')
          .values({ ...gift, rank_level: rankLevel })
          .onConflict((conflict) => conflict.doNothing())
          .returning('rank_level')
          .executeTakeFirst();
        if (!added) throw new Refusal('You have already claimed this gift.');
        await tx
          .insertInto('wallet_entry')
          .values({
            ...gift,
            purse: mainPurse,
            reason: 'reward',
            reference: `rank-${rankLevel}`,
          })
          .execute();
        return { amountMinor: giftMinor };
      },
    );
    return amountMinor;
  }
}
