import { sql } from 'kysely';
import { SweepBatch } from '../core/SweepBatch.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { once } from '../wallet/once.ts';
import { perMajorOf } from '../merchants/perMajorOf.ts';
import type { RewardMember } from './RewardMember.ts';
import { joinedDeposits } from './settleDeposits.ts';
import { openRoundsOf, settleRewards } from './settleRewards.ts';

/** Members whom one sweep settles; the others follow at the next one. */
export const sweepBatchSize = 200;

/** Name and content of a call that is executed once. */
export interface RewardRequest {
  readonly kind: string;
  readonly referenceNo: string;
  readonly [field: string]: unknown;
}

/** Points, bonuses, rewards, missions and promotions of members, always settled before use. */
export class RewardService {
  readonly #db: Database;
  readonly #batch: SweepBatch<number>;

  constructor({ db, onFault }: { db: Database; onFault: (error: unknown) => void }) {
    this.#db = db;
    this.#batch = new SweepBatch(onFault);
  }

  /** Runs an action in one transaction, in which the member is locked and settled. */
  settled<Result>(member: RewardMember, act: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute(async (tx) => {
      await settleRewards(tx, member);
      return act(tx);
    });
  }

  /** Like {@link settled}, at most once for each reference number; see {@link once}. */
  once<Result>(
    member: RewardMember,
    { kind, referenceNo, ...payload }: RewardRequest,
    act: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    return once(
      this.#db,
      {
        merchant: member.merchant,
        memberId: member.memberId,
        nowMs: member.nowMs,
        referenceNo,
        kind,
        payload,
      },
      async (tx) => {
        await settleRewards(tx, member);
        return act(tx);
      },
    );
  }

  /**
   * Settles members with new bets, a deposit for a promotion, or a decision or expiry that is due.
   * A failing member does not delay the others. Members whose expired bonus waits for an open round
   * are left out, because they would fill each batch; the end of the round is a new transaction.
   */
  async sweep(nowMs: number): Promise<void> {
    const { rows } = await sql<{
      memberId: number;
      merchant: string;
      profile: string;
      rankLevel: number;
      merchantNowMs: number;
    }>`
      select member.member_id as "memberId", member.merchant, merchant.profile,
        member.rank_level as "rankLevel", due.now_ms as "merchantNowMs"
      from merchant
      join member on member.merchant = merchant.code
      left join reward_progress as progress on progress.member_id = member.member_id,
      lateral (select ${nowMs}::bigint + merchant.clock_offset_ms as now_ms) as due
      where member.is_agent <> 4
        and member.member_id <> all (${this.#batch.paused(nowMs)}::bigint[])
        and (exists (
          select from game_transaction as game
          where game.member_id = member.member_id
            and game.game_transaction_id > coalesce(progress.transaction_id, 0))
        or exists (
          select from ${joinedDeposits} as joined where joined.member_id = member.member_id)
        or exists (
          select from points_order as ordered
          where ordered.member_id = member.member_id and ordered.status = 'inProcess'
            and ordered.due_at_ms <= due.now_ms)
        or exists (
          select from activity
          where activity.member_id = member.member_id and activity.status = 'applying'
            and activity.due_at_ms <= due.now_ms)
        or exists (
          select from bonus
          where bonus.member_id = member.member_id and bonus.status = 'active'
            and bonus.expires_at_ms <= due.now_ms)
          and not exists ${openRoundsOf(sql.ref('member.member_id'))})
      order by member.member_id
      limit ${sweepBatchSize}`.execute(this.#db);
    for (const { profile, merchantNowMs, ...member } of rows)
      await this.#batch.run(member.memberId, nowMs, () =>
        this.settled({ ...member, perMajor: perMajorOf({ profile }), nowMs: merchantNowMs }, () =>
          Promise.resolve(),
        ),
      );
  }
}
