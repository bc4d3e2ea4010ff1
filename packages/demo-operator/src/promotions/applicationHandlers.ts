import { decodeImages } from '../core/decodeImages.ts';
import { missionSeeds } from '@livery/demo-content/rewards/rewardSeeds';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { applicationMs, findActivity, type ActivityKind } from '../rewards/activities.ts';
import { missionPeriod } from '../rewards/activities.ts';
import { openMission } from '../rewards/missionHandlers.ts';
import { rewardMemberOf } from '../rewards/RewardMember.ts';
import type { RewardService } from '../rewards/RewardService.ts';
import { openPromotion } from './participationHandlers.ts';

/** Handles applications for rewards of missions and promotions. */
export function applicationHandlers({
  rewardService,
}: {
  rewardService: RewardService;
}): Pick<CallHandlers, 'applyActivity'> {
  return {
    applyActivity: ({ activityId, remark, images = [] }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => {
        const { kind, periodMs } = openApplication(activityId, context);
        const existing = await findActivity(tx, {
          memberId: member.memberId,
          kind,
          code: activityId,
          periodMs,
        });
        if (existing) return { activityId, status: existing.status };
        const { activity_id: id } = await tx
          .insertInto('activity')
          .values({
            member_id: member.memberId,
            kind,
            code: activityId,
            period_ms: periodMs,
            status: 'applying',
            request: remark,
            at_ms: member.nowMs,
            due_at_ms: member.nowMs + applicationMs,
          })
          .returning('activity_id')
          .executeTakeFirstOrThrow();
        const rows = decodeImages(images);
        if (rows.length > 0)
          await tx
            .insertInto('activity_image')
            .values(rows.map((row) => ({ activity_id: id, ...row })))
            .execute();
        return { activityId, status: 'applying' };
      });
    },
  };
}

/** Returns the mission or promotion that takes applications now. Refuses any other one. */
function openApplication(
  activityId: string,
  context: CallContext,
): { kind: ActivityKind; periodMs: number } {
  const isMission = missionSeeds.some(({ id }) => id === activityId);
  const takesApplications = isMission
    ? openMission(activityId, context.nowMs).application
    : openPromotion(activityId, context).rule?.kind === 'application';
  if (takesApplications !== true)
    throw new Refusal('Nothing can be applied for here.', { reason: 'not_offered' });
  return isMission
    ? {
        kind: 'mission',
        periodMs: missionPeriod(openMission(activityId, context.nowMs), context.nowMs).periodMs,
      }
    : { kind: 'promotion', periodMs: 0 };
}
