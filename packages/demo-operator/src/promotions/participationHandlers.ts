import type { MyPromotion } from '@livery/model';
import type { PromotionSeed } from '@livery/demo-content/promotions/promotionSeeds';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { monthRangeMs } from '../core/periods/demoPeriods.ts';
import { Refusal } from '../core/Refusal.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { statusByTime, type ActivityRow } from '../rewards/activities.ts';
import { rewardMemberOf, type RewardMember } from '../rewards/RewardMember.ts';
import type { RewardService } from '../rewards/RewardService.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { isOpenTo } from './isOpenTo.ts';
import { joinPromotion } from './joinPromotion.ts';
import { seedsOf } from './promotionHandlers.ts';
import { drawsLeftOf, openDrawOf } from './raffle.ts';

/** Handles members' parts in promotions. */
export function participationHandlers({
  rewardService,
}: {
  rewardService: RewardService;
}): Pick<CallHandlers, 'getMyPromotions' | 'participation'> {
  return {
    getMyPromotions: (_request, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => {
        const rows = await promotionRows(tx, member.memberId);
        const list: MyPromotion[] = [];
        for (const seed of seedsOf(context)) {
          const mine = await describeMine(tx, member, seed, rows);
          if (mine) list.push(mine);
        }
        return { list };
      });
    },
    participation: ({ promotionId }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => {
        const promotion = openPromotion(promotionId, context);
        return { promotionId, status: await joinPromotion(tx, member, promotion) };
      });
    },
  };
}

/** Returns a promotion that runs now. Refuses any other one. */
export function openPromotion(promotionId: string, context: CallContext): PromotionSeed {
  const seed = seedsOf(context).find(({ id }) => id === promotionId);
  if (!seed || publicStatus(seed, context.nowMs) !== 'join')
    throw new Refusal('This promotion has ended or has not begun yet.', {
      reason: 'not_offered',
    });
  return seed;
}

/** Returns the status that a promotion has for everybody. */
export function publicStatus({ months }: PromotionSeed, nowMs: number) {
  return statusByTime(nowMs, monthRangeMs(nowMs, months));
}

function promotionRows(db: DatabaseAccess, memberId: number): Promise<ActivityRow[]> {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', 'promotion')
    .execute();
}

/** Describes a member's part; undefined if it is that of everybody. */
async function describeMine(
  tx: Tx,
  member: RewardMember,
  seed: PromotionSeed,
  rows: readonly ActivityRow[],
): Promise<MyPromotion | undefined> {
  const open = publicStatus(seed, member.nowMs);
  if (seed.raffle && seed.rule) {
    const openDraw = await openDrawOf(tx, member.memberId, seed);
    return {
      promotionId: seed.id,
      status: open,
      drawsLeft: open === 'join' ? await drawsLeftOf(tx, member, seed) : 0,
      ...(openDraw && {
        openDraw: { drawId: String(openDraw.draw_id), prizeId: openDraw.prize_id },
      }),
    };
  }
  const row = rows.find(({ code }) => code === seed.id);
  if (!row)
    return open !== 'join' || (await isOpenTo(tx, member.memberId, seed))
      ? undefined
      : { promotionId: seed.id, status: open, refusal: 'deposited_before' };
  const { target } = seed.rule ?? {};
  const isOver = open === 'close' && ['joined', 'process', 'applying'].includes(row.status);
  return {
    promotionId: seed.id,
    status: isOver ? 'close' : row.status,
    ...(target !== undefined && {
      target,
      unit: 'money',
      progress: Math.min(target, row.progress_minor / member.perMajor),
    }),
    ...(row.reward_id !== null && { rewardId: String(row.reward_id) }),
    ...(row.remark !== '' && { remark: row.remark }),
  };
}
