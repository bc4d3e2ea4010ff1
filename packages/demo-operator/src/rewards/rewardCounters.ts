import { sql } from 'kysely';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { claimableMissions, missionRows } from './missionHandlers.ts';
import { rewardMemberOf } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';

/** Counts what a member can claim now, for the badges of the menu. */
export function rewardCounters(
  rewardService: RewardService,
): Record<'reward' | 'mission', (context: MemberContext) => Promise<number>> {
  return {
    reward: (context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => {
        const { count } = await tx
          .selectFrom('reward')
          .select(sql<number>`count(*)::integer`.as('count'))
          .where('member_id', '=', member.memberId)
          .where('status', '=', 'claimable')
          .executeTakeFirstOrThrow();
        return count;
      });
    },
    mission: (context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) =>
        claimableMissions(await missionRows(tx, member.memberId), member.nowMs),
      );
    },
  };
}
