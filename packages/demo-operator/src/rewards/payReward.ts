import type { Words } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { Refusal } from '../core/Refusal.ts';
import { creditWallet } from './creditWallet.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { bonusDays, maxActiveBonuses } from './bonusRules.ts';
import { changePoints } from './pointsLedger.ts';
import type { RewardMember } from './RewardMember.ts';

const dayMs = 86_400_000;
/** Days for which a reward can be claimed. */
const rewardDays = 30;

/** A reward that a member receives. Money in minor units. */
export interface NewReward {
  readonly name: Words;
  readonly source: 'promotion' | 'mission' | 'raffle' | 'rank' | 'referral' | 'points' | 'service';
  readonly amountMinor: number;
  readonly points?: number;
  /** How many times the amount must be staked before it can be withdrawn. */
  readonly wagerTimes?: number;
}

/** What a claim paid. */
export interface PaidReward {
  readonly amountMinor: number;
  readonly points: number;
  readonly bonusId?: number;
}

/** Adds a reward that the member can claim. @returns its number. */
export async function addReward(
  tx: Tx,
  { memberId, nowMs }: RewardMember,
  { name, source, amountMinor, points = 0, wagerTimes = 0 }: NewReward,
): Promise<number> {
  const { reward_id: rewardId } = await tx
    .insertInto('reward')
    .values({
      member_id: memberId,
      name: JSON.stringify(name),
      source,
      amount_minor: amountMinor,
      points,
      wager_times: wagerTimes,
      at_ms: nowMs,
      expires_at_ms: nowMs + rewardDays * dayMs,
    })
    .returning('reward_id')
    .executeTakeFirstOrThrow();
  return rewardId;
}

/**
 * Pays a claimable reward: money, points, or a bonus with wagering. The member must be locked and
 * settled. Throws a {@link Refusal} when it cannot be paid.
 */
export async function payReward(
  tx: Tx,
  { memberId, nowMs }: RewardMember,
  rewardId: number,
): Promise<PaidReward> {
  const reward = await tx
    .selectFrom('reward')
    .selectAll()
    .where('reward_id', '=', rewardId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (reward?.status !== 'claimable')
    throw new Refusal('This reward cannot be claimed any more.', { reason: 'reward_unavailable' });
  const { name, source, amount_minor: amountMinor, points, wager_times: wagerTimes } = reward;
  const hasWagering = amountMinor > 0 && wagerTimes > 0;
  if (hasWagering && (await activeBonuses(tx, memberId)) >= maxActiveBonuses)
    throw new Refusal(
      `You have ${maxActiveBonuses} active bonuses. Finish one of them before you claim this one.`,
      { reason: 'bonus_limit' },
    );
  const reference = `reward-${rewardId}`;
  const bonus = hasWagering
    ? await tx
        .insertInto('bonus')
        .values({
          member_id: memberId,
          name: JSON.stringify(name),
          source,
          amount_minor: amountMinor,
          required_minor: amountMinor * wagerTimes,
          at_ms: nowMs,
          expires_at_ms: nowMs + bonusDays * dayMs,
        })
        .returning('bonus_id')
        .executeTakeFirstOrThrow()
    : undefined;
  await creditWallet(tx, {
    memberId,
    amountMinor,
    reason: bonus ? 'bonus' : 'reward',
    reference: bonus ? `bonus-${bonus.bonus_id}` : reference,
    atMs: nowMs,
  });
  if (points > 0)
    await changePoints(tx, { memberId, amount: points, reason: 'reward', name, atMs: nowMs });
  await tx
    .updateTable('reward')
    .set({ status: 'claimed', claimed_at_ms: nowMs })
    .where('reward_id', '=', rewardId)
    .execute();
  await tx
    .updateTable('activity')
    .set({ status: 'claimed' })
    .where('reward_id', '=', rewardId)
    .execute();
  return { amountMinor, points, ...(bonus && { bonusId: bonus.bonus_id }) };
}

/** Returns the bonus money of a member that cannot be withdrawn yet, in minor units. */
export async function lockedBonusMinor(db: DatabaseAccess, memberId: number): Promise<number> {
  const { locked } = await db
    .selectFrom('bonus')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('locked'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return locked;
}

async function activeBonuses(tx: Tx, memberId: number): Promise<number> {
  const rows = await tx
    .selectFrom('bonus')
    .select('bonus_id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .execute();
  return rows.length;
}
