import type { PrizeSeed, PromotionSeed } from '@livery/demo-content/promotions/promotionSeeds';
import { sql } from 'kysely';
import { dayStartMs } from '../core/periods/demoPeriods.ts';
import type { RewardMember } from '../rewards/RewardMember.ts';
import type { Tx } from '../wallet/gameTransactions.ts';

/** Returns a whole number from 0, below the limit. */
export type DrawNumber = (limit: number) => number;

/** Draws a prize by the chances. */
export function drawPrize(prizes: readonly PrizeSeed[], drawNumber: DrawNumber): PrizeSeed {
  let rest = drawNumber(prizes.reduce((sum, { chance }) => sum + chance, 0));
  const drawn = prizes.find(({ chance }) => {
    rest -= chance;
    return rest < 0;
  });
  if (!drawn) throw new Error('A raffle without prizes cannot be drawn.');
  return drawn;
}

/** Whether a prize is one that can be claimed. */
export function isPrize({ amount = 0, points = 0 }: PrizeSeed): boolean {
  return amount > 0 || points > 0;
}

/** Returns how many draws a member has left today. */
export async function drawsLeftOf(
  tx: Tx,
  { memberId, nowMs }: RewardMember,
  { id, rule }: PromotionSeed,
): Promise<number> {
  const { drawn } = await tx
    .selectFrom('raffle_draw')
    .select(sql<number>`count(*)::integer`.as('drawn'))
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .where('at_ms', '>=', dayStartMs(nowMs))
    .executeTakeFirstOrThrow();
  return Math.max(0, (rule?.draws ?? 0) - drawn);
}

/** Returns a member's oldest prize that is not claimed yet. */
export function openDrawOf(tx: Tx, memberId: number, { id, raffle = [] }: PromotionSeed) {
  return tx
    .selectFrom('raffle_draw')
    .select(['draw_id', 'prize_id'])
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', id)
    .where('claimed_at_ms', 'is', null)
    .where(
      'prize_id',
      'in',
      raffle.filter(isPrize).map((prize) => prize.id),
    )
    .orderBy('draw_id')
    .executeTakeFirst();
}
