import { missionSeeds, type MissionSeed } from '@livery/demo-content/rewards/rewardSeeds';
import { promotionSeeds, type PromotionSeed } from '@livery/demo-content/promotions/promotionSeeds';
import type { Selectable } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import type { RewardTables } from '../database/rewardTables.ts';
import { dayStartMs, monthRangeMs, weekStartMs } from '../core/periods/demoPeriods.ts';
import type { NewReward } from './payReward.ts';
import type { RewardMember } from './RewardMember.ts';

/** Mission or promotion. */
export type ActivityKind = 'mission' | 'promotion';

export type ActivityRow = Selectable<RewardTables['activity']>;

/** Time after which an application is decided, in the merchant's time. */
export const applicationMs = 600_000;

const dayMs = 86_400_000;

/** Returns the period of a mission that runs now. */
export function missionPeriod(
  { period, months }: Pick<MissionSeed, 'period' | 'months'>,
  nowMs: number,
): { periodMs: number; startMs?: number | undefined; endMs?: number | undefined } {
  if (period === 'special') return { periodMs: 0, ...monthRangeMs(nowMs, months) };
  const startMs = period === 'daily' ? dayStartMs(nowMs) : weekStartMs(nowMs);
  return {
    periodMs: startMs,
    startMs,
    endMs: startMs + (period === 'daily' ? 1 : 7) * dayMs - 1,
  };
}

/** Returns the status that an activity has for everybody, by its time. */
export function statusByTime(
  nowMs: number,
  { startMs, endMs }: { startMs?: number | undefined; endMs?: number | undefined },
): 'comingSoon' | 'close' | 'join' {
  if (startMs !== undefined && nowMs < startMs) return 'comingSoon';
  return endMs !== undefined && nowMs > endMs ? 'close' : 'join';
}

/** Returns a member's part in an activity. */
export function findActivity(
  db: DatabaseAccess,
  {
    memberId,
    kind,
    code,
    periodMs,
  }: { memberId: number; kind: ActivityKind; code: string; periodMs: number },
): Promise<ActivityRow | undefined> {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('period_ms', '=', periodMs)
    .executeTakeFirst();
}

/**
 * Adds a member's application, which is decided at `dueAtMs`. Returns the status of the member's
 * part, with its number if it is new. The member must be locked.
 */
export async function applyFor(
  tx: DatabaseAccess,
  { memberId, nowMs }: RewardMember,
  { request, ...activity }: { kind: ActivityKind; code: string; periodMs: number; request: string },
  { dueAtMs }: { dueAtMs: number },
): Promise<{ status: string; activityRowId?: number }> {
  const existing = await findActivity(tx, { memberId, ...activity });
  if (existing) return { status: existing.status };
  const { activity_id: activityRowId } = await tx
    .insertInto('activity')
    .values({
      member_id: memberId,
      kind: activity.kind,
      code: activity.code,
      period_ms: activity.periodMs,
      status: 'applying',
      request,
      at_ms: nowMs,
      due_at_ms: dueAtMs,
    })
    .returning('activity_id')
    .executeTakeFirstOrThrow();
  return { status: 'applying', activityRowId };
}

/** What an activity asks and pays. */
export interface ActivityTerms {
  readonly categories?: readonly string[] | undefined;
  /** Valid bet that completes the activity, in minor units. */
  readonly targetMinor?: number | undefined;
  readonly reward: NewReward;
}

/** Returns the terms of an activity; undefined if the operator does not have it any more. */
export function termsOf(
  { kind, code }: Pick<ActivityRow, 'kind' | 'code'>,
  perMajor: number,
): ActivityTerms | undefined {
  const seed =
    kind === 'mission'
      ? missionSeeds.find(({ id }) => id === code)
      : promotionSeeds.find(({ id }) => id === code);
  if (!seed) return undefined;
  const rule: MissionSeed | NonNullable<PromotionSeed['rule']> | undefined =
    'period' in seed ? seed : seed.rule;
  return {
    categories: rule?.categories,
    targetMinor: rule?.target === undefined ? undefined : rule.target * perMajor,
    reward: {
      name: seed.title,
      source: kind === 'mission' ? 'mission' : 'promotion',
      amountMinor: (rule?.amount ?? 0) * perMajor,
      points: rule?.points ?? 0,
      wagerTimes: (rule && 'wagerTimes' in rule ? rule.wagerTimes : undefined) ?? 0,
    },
  };
}
