import { Refusal } from '../../core/Refusal.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { creditWallet } from '../creditWallet.ts';
import type { RewardMember } from '../RewardMember.ts';
import { lastTransactionId, validBets } from '../validBets.ts';

/** Minimum total of a claim, in major units. */
export const minRebate = 1;
/** Rates of each rank in hundredths of a percent. */
const ratesByRank = [20, 20, 30, 40, 50, 60];

/**
 * Pays the rebate since the last claim. The member must be settled. Throws a {@link Refusal} below
 * the minimum.
 */
export async function claimRebate(
  tx: Tx,
  member: RewardMember,
): Promise<{ claimId: number; amountMinor: number }> {
  const { memberId, nowMs, perMajor } = member;
  const { betMinor, totalMinor } = await readRebate(tx, member);
  if (totalMinor < minRebate * perMajor)
    throw new Refusal('The rebate is below the minimum.', { reason: 'amount_not_allowed' });
  const { claim_id: claimId } = await tx
    .insertInto('rebate_claim')
    .values({ member_id: memberId, bet_minor: betMinor, amount_minor: totalMinor, at_ms: nowMs })
    .returning('claim_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('reward_progress')
    .set({ rebate_transaction_id: await lastTransactionId(tx, memberId), rebate_at_ms: nowMs })
    .where('member_id', '=', memberId)
    .execute();
  await creditWallet(tx, {
    memberId,
    amountMinor: totalMinor,
    reason: 'rebate',
    reference: `rebate-${claimId}`,
    atMs: nowMs,
  });
  return { claimId, amountMinor: totalMinor };
}

/**
 * Computes the rebate since the last claim. Each line is rounded towards zero to whole minor units.
 * A line is negative if more was given back than staked since the claim, and reduces the total.
 */
export async function readRebate(tx: Tx, { memberId, rankLevel }: RewardMember) {
  const progress = await tx
    .selectFrom('reward_progress')
    .select(['rebate_transaction_id', 'rebate_at_ms'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const bets = await validBets(tx, {
    memberId,
    afterId: progress?.rebate_transaction_id ?? 0,
  });
  const { rebate_hundredths: given } = await tx
    .selectFrom('member')
    .select('rebate_hundredths')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  // The better one of the rank's rate and the one that the agent above has given.
  const hundredths = Math.max(ratesByRank[Math.min(rankLevel, ratesByRank.length - 1)] ?? 0, given);
  const lines = bets
    .filter(({ betMinor }) => betMinor !== 0)
    .map(({ category, betMinor }) => ({
      category,
      betMinor,
      rate: hundredths / 100,
      amountMinor: Math.trunc((betMinor * hundredths) / 10_000),
    }));
  return {
    lines,
    betMinor: lines.reduce((sum, { betMinor }) => sum + betMinor, 0),
    totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    fromMs: progress?.rebate_at_ms ?? null,
  };
}
