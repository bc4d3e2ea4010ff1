import type { PointsRedeemReply, PointsRedeemRequest, RefusalReason } from '@livery/model';
import { mallItems } from '@livery/demo-content/words/mallCatalogue';
import { sql } from 'kysely';
import { Refusal } from '../../core/Refusal.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { itemStatus, mallAccess, needsDelivery, type ItemStatus } from './describeMall.ts';
import { changePoints } from '../pointsLedger.ts';
import type { RewardMember } from '../RewardMember.ts';

/** Time until the operator has decided about a redemption, in the merchant's time. */
const decisionMs = 60_000;
const minDeliveryLength = 10;

const refusals: Readonly<
  Record<Exclude<ItemStatus, 'available'>, readonly [RefusalReason, string]>
> = {
  soldOut: ['sold_out', 'This item is sold out.'],
  rankTooLow: ['rank_too_low', 'Your VIP rank is too low for this item.'],
  amountTooLow: ['requirement_missing', 'Your bets do not meet the requirement of this item yet.'],
  limitReached: ['limit_reached', 'You cannot redeem more of this item.'],
  pointsTooLow: ['points_too_low', 'You do not have enough points.'],
};

/** Redeems an item: deducts the points, and decides later. The member must be settled. */
export async function redeemItem(
  tx: Tx,
  member: RewardMember,
  { itemId, quantity, delivery = '' }: Omit<PointsRedeemRequest, 'referenceNo'>,
  decidedAfterMs = decisionMs,
): Promise<PointsRedeemReply> {
  const item = mallItems.find((candidate) => candidate.itemId === itemId);
  if (!item) throw new Refusal('This item is not offered any more.', { reason: 'not_offered' });
  // Two members cannot take the last item at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${member.merchant} ${itemId}`}, 0))`.execute(
    tx,
  );
  const status = itemStatus(item, await mallAccess(tx, member), quantity);
  if (status !== 'available') {
    const [reason, message] = refusals[status];
    throw new Refusal(message, { reason });
  }
  if (needsDelivery(item) && delivery.trim().length < minDeliveryLength)
    throw refuseFields({ delivery: 'Please give a name, an address and a telephone number.' });
  const { order_id: orderId } = await tx
    .insertInto('points_order')
    .values({
      merchant: member.merchant,
      member_id: member.memberId,
      item_id: itemId,
      quantity,
      points_each: item.points,
      amount_requirement_minor:
        item.amountRequirement === undefined ? null : item.amountRequirement * member.perMajor,
      status: 'inProcess',
      delivery: needsDelivery(item) ? delivery.trim() : '',
      at_ms: member.nowMs,
      due_at_ms: member.nowMs + decidedAfterMs,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const changedPoints = -item.points * quantity;
  const { entryId, points } = await changePoints(tx, {
    memberId: member.memberId,
    amount: changedPoints,
    reason: 'redeemed',
    name: item.name,
    orderId,
    atMs: member.nowMs,
  });
  return { recordId: String(entryId), status: 'inProcess', changedPoints, points };
}
