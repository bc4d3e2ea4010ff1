import type { Mission } from '@livery/model';
import { missionSeeds, type MissionSeed } from '@livery/demo-content/rewards/rewardSeeds';
import { contentImagePath } from '@livery/demo-content/words/contentImagePath';
import { contentLanguage, type ContentLanguage } from '@livery/demo-content/words/Words';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { defaultPageSize } from '../core/pageSize.ts';
import { readOptionalPeriod } from '../core/periods/readOptionalPeriod.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { missionPeriod, statusByTime, type ActivityRow } from './activities.ts';
import { claimMission, joinMission } from './missions.ts';
import { readLeaderboard } from './readLeaderboard.ts';
import { rewardMemberOf, type RewardMember } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';

/** Handles missions and the leaderboard. */
export function missionHandlers({
  rewardService,
}: {
  rewardService: RewardService;
}): Pick<CallHandlers, 'missionSummary' | 'leaderboard' | 'joinMission' | 'claimMission'> {
  return {
    missionSummary: async ({ language: requested, period, from, to }, context) => {
      const member = rewardMemberOf(context);
      const { fromMs = 0, toMs = Infinity } = readOptionalPeriod({ from, to }, context.nowMs);
      const language = contentLanguage(requested);
      const rows = await rewardService.settled(member, (tx) => missionRows(tx, member.memberId));
      const all = missionSeeds.map((seed) => describeMission(seed, rows, member, language));
      return {
        language,
        list: all.filter(
          ({ period: kind, status, startAt, endAt }) =>
            (!period || kind === period) &&
            // Listed in any period, because the menu counts it.
            (status === 'claim' ||
              ((startAt === undefined || Date.parse(startAt) < toMs) &&
                (endAt === undefined || Date.parse(endAt) > fromMs))),
        ),
        claimable: all.filter(({ status }) => status === 'claim').length,
      };
    },
    leaderboard: ({ language, pageNo = 1, pageSize = defaultPageSize }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, (tx) =>
        readLeaderboard(tx, member, { language: contentLanguage(language), pageNo, pageSize }),
      );
    },
    joinMission: ({ missionId }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => ({
        missionId,
        status: await joinMission(tx, member, missionId),
      }));
    },
    claimMission: ({ referenceNo, missionId }, context) => {
      const member = rewardMemberOf(context);
      const payload = { kind: 'claimMission', referenceNo, missionId };
      return rewardService.once(member, payload, async (tx) => {
        const { amountMinor, points } = await claimMission(tx, member, missionId);
        return { missionId, status: 'claimed', amount: amountMinor / member.perMajor, points };
      });
    },
  };
}

/** Returns a member's parts in missions. */
export function missionRows(db: DatabaseAccess, memberId: number): Promise<ActivityRow[]> {
  return db
    .selectFrom('activity')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', 'mission')
    .execute();
}

/** Returns how many rewards of missions can be claimed now. */
export function claimableMissions(rows: readonly ActivityRow[], nowMs: number): number {
  return missionSeeds.filter((seed) => statusOf(seed, rows, nowMs).status === 'claim').length;
}

function statusOf(
  seed: MissionSeed,
  rows: readonly ActivityRow[],
  nowMs: number,
): { status: string; row: ActivityRow | undefined } {
  const period = missionPeriod(seed, nowMs);
  const row = rows.find(
    ({ code, period_ms: periodMs }) => code === seed.id && periodMs === period.periodMs,
  );
  const status = statusByTime(nowMs, period);
  const isOver = status === 'close' && row?.status !== 'issued' && row?.status !== 'claimed';
  return { status: row && !isOver ? row.status : status, row };
}

function describeMission(
  seed: MissionSeed,
  rows: readonly ActivityRow[],
  { nowMs, perMajor }: RewardMember,
  language: ContentLanguage,
): Mission {
  const { startMs, endMs } = missionPeriod(seed, nowMs);
  const { status, row } = statusOf(seed, rows, nowMs);
  const { target, amount, points } = seed;
  return {
    missionId: seed.id,
    period: seed.period,
    title: seed.title[language],
    text: seed.text[language],
    image: contentImagePath(seed.id),
    status,
    needsApplication: seed.application ?? false,
    ...(target !== undefined && {
      target,
      progress: Math.min(target, (row?.progress_minor ?? 0) / perMajor),
    }),
    ...(amount !== undefined && { rewardAmount: amount }),
    ...(points !== undefined && { rewardPoints: points }),
    ...(startMs !== undefined && { startAt: new Date(startMs).toISOString() }),
    ...(endMs !== undefined && { endAt: new Date(endMs).toISOString() }),
    ...(row && row.remark !== '' && { remark: row.remark }),
  };
}
