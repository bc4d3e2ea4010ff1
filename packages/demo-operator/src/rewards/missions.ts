import { missionSeeds, type MissionSeed } from '@livery/demo-content/rewards/rewardSeeds';
import { Refusal } from '../core/Refusal.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { findActivity, missionPeriod, statusByTime, termsOf } from './activities.ts';
import { addReward, payReward, type PaidReward } from './payReward.ts';
import type { RewardMember } from './RewardMember.ts';

/** Returns a mission that runs now. Refuses any other one. */
export function openMission(missionId: string, nowMs: number): MissionSeed {
  const seed = missionSeeds.find(({ id }) => id === missionId);
  if (!seed || statusByTime(nowMs, missionPeriod(seed, nowMs)) !== 'join')
    throw new Refusal('This mission has ended or has not begun yet.', { reason: 'not_offered' });
  return seed;
}

/**
 * Makes a member take part in a mission, and returns the status of that part. Joining again changes
 * nothing. The member must be locked.
 */
export async function joinMission(
  tx: Tx,
  { memberId, nowMs }: RewardMember,
  missionId: string,
): Promise<string> {
  const seed = openMission(missionId, nowMs);
  if (seed.application)
    throw new Refusal('This mission is applied for.', { reason: 'not_offered' });
  const { periodMs } = missionPeriod(seed, nowMs);
  const key = { memberId, kind: 'mission', code: seed.id, periodMs } as const;
  const existing = await findActivity(tx, key);
  if (existing) return existing.status;
  await tx
    .insertInto('activity')
    .values({
      member_id: memberId,
      kind: 'mission',
      code: seed.id,
      period_ms: periodMs,
      status: 'joined',
      at_ms: nowMs,
    })
    .execute();
  return 'joined';
}

/** Pays the reward of a completed mission. The member must be settled. */
export async function claimMission(
  tx: Tx,
  member: RewardMember,
  missionId: string,
): Promise<PaidReward> {
  const seed = openMission(missionId, member.nowMs);
  const { periodMs } = missionPeriod(seed, member.nowMs);
  const row = await findActivity(tx, {
    memberId: member.memberId,
    kind: 'mission',
    code: seed.id,
    periodMs,
  });
  const terms = row && termsOf(row, member.perMajor);
  if (row?.status !== 'claim' || !terms)
    throw new Refusal('This reward cannot be claimed.', { reason: 'reward_unavailable' });
  const rewardId = await addReward(tx, member, terms.reward);
  await tx
    .updateTable('activity')
    .set({ reward_id: rewardId })
    .where('activity_id', '=', row.activity_id)
    .execute();
  return payReward(tx, member, rewardId);
}
