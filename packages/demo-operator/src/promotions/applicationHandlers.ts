import { decodeImages } from '../core/decodeImages.ts';
import { missionSeeds } from '@livery/demo-content/rewards/rewardSeeds';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { applicationMs, applyFor, type ActivityKind } from '../rewards/activities.ts';
import { missionPeriod } from '../rewards/activities.ts';
import { openMission } from '../rewards/missions.ts';
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
        const { activityRowId, status } = await applyFor(
          tx,
          member,
          { kind, code: activityId, periodMs, request: remark },
          { dueAtMs: member.nowMs + applicationMs },
        );
        if (activityRowId === undefined) return { activityId, status };
        const rows = decodeImages(images);
        if (rows.length > 0)
          await tx
            .insertInto('activity_image')
            .values(rows.map((row) => ({ activity_id: activityRowId, ...row })))
            .execute();
        return { activityId, status };
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
