import { promotionSeeds } from '@livery/demo-content/promotions/promotionSeeds';
import { contentLanguage } from '@livery/demo-content/words/Words';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { numberOf } from '../core/numberOf.ts';
import { Refusal } from '../core/Refusal.ts';
import { addReward, payReward } from '../rewards/payReward.ts';
import { rewardMemberOf } from '../rewards/RewardMember.ts';
import type { RewardService } from '../rewards/RewardService.ts';
import { openPromotion } from './participationHandlers.ts';
import { drawPrize, drawsLeftOf, isPrize, openDrawOf, type DrawNumber } from './raffle.ts';

/** Handles raffles. */
export function raffleHandlers({
  rewardService,
  drawNumber,
}: {
  rewardService: RewardService;
  drawNumber: DrawNumber;
}): Pick<CallHandlers, 'rafflePromotion' | 'raffleClaim'> {
  return {
    rafflePromotion: ({ referenceNo, promotionId, language }, context) => {
      const member = rewardMemberOf(context);
      const payload = { kind: 'rafflePromotion', referenceNo, promotionId };
      return rewardService.once(member, payload, async (tx) => {
        const seed = openPromotion(promotionId, context);
        if (!seed.raffle) throw new Refusal('This is no raffle.', { reason: 'not_offered' });
        if (await openDrawOf(tx, member.memberId, seed))
          throw new Refusal('Claim your last prize first.', { reason: 'prize_waiting' });
        const drawsLeft = await drawsLeftOf(tx, member, seed);
        if (drawsLeft === 0)
          throw new Refusal('You have no draws left today.', { reason: 'limit_reached' });
        const prize = drawPrize(seed.raffle, drawNumber);
        const { draw_id: drawId } = await tx
          .insertInto('raffle_draw')
          .values({
            member_id: member.memberId,
            promotion_id: promotionId,
            prize_id: prize.id,
            at_ms: member.nowMs,
          })
          .returning('draw_id')
          .executeTakeFirstOrThrow();
        return {
          drawId: String(drawId),
          prizeId: prize.id,
          prizeName: prize.name[contentLanguage(language)],
          isPrize: isPrize(prize),
          drawsLeft: drawsLeft - 1,
        };
      });
    },
    raffleClaim: ({ referenceNo, drawId }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.once(
        member,
        { kind: 'raffleClaim', referenceNo, drawId },
        async (tx) => {
          const draw = await tx
            .updateTable('raffle_draw')
            .set({ claimed_at_ms: member.nowMs })
            .where('draw_id', '=', numberOf(drawId))
            .where('member_id', '=', member.memberId)
            .where('claimed_at_ms', 'is', null)
            .returning(['promotion_id', 'prize_id'])
            .executeTakeFirst();
          const seed = draw && promotionSeeds.find(({ id }) => id === draw.promotion_id);
          const prize = seed?.raffle?.find(({ id }) => id === draw?.prize_id);
          if (!seed || !prize || !isPrize(prize))
            throw new Refusal('This prize cannot be claimed.', { reason: 'reward_unavailable' });
          const rewardId = await addReward(tx, member, {
            name: seed.title,
            source: 'raffle',
            amountMinor: (prize.amount ?? 0) * member.perMajor,
            points: prize.points ?? 0,
          });
          const { amountMinor, points } = await payReward(tx, member, rewardId);
          return { drawId, status: 'claimed', amount: amountMinor / member.perMajor, points };
        },
      );
    },
  };
}
