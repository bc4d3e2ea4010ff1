import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import { contentLanguage, storedText } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { defaultPageSize } from '../core/pageSize.ts';
import { dayStartMs } from '../core/periods/demoPeriods.ts';
import { readOptionalPeriod } from '../core/periods/readOptionalPeriod.ts';
import { Refusal } from '../core/Refusal.ts';
import { sampleMark } from '../merchants/sampleMark.ts';
import type { PointsRecordView } from '../database/rewardTables.ts';
import { perMajorOf } from '../merchants/perMajorOf.ts';
import type { RecordList, RecordQuery } from '../records/RecordQuery.ts';
import { creditWallet } from './creditWallet.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { describeMall } from './mall/describeMall.ts';
import { betPerPoint, pointTenthsOf } from './newPoints.ts';
import { changePoints, pendingPointsOf, pointsOf } from './pointsLedger.ts';
import { redeemItem } from './mall/redeemItem.ts';
import { rewardMemberOf } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';

/** Points for one major unit of the currency. */
const pointsPerUnit = 10;
const minConvert = 100;
const step = 10;
const dayMax = 5_000;

const records: RecordList<PointsRecordView, 'earned' | 'spent'> = {
  from: sql.table('points_record'),
  id: 'entry_id',
  totals: {
    earned: sql`sum(amount) filter (where amount > 0)`,
    spent: sql`-sum(amount) filter (where amount < 0)`,
  },
};

/** Handles the points of members. */
export function pointsHandlers({
  rewardService,
  records: query,
}: {
  rewardService: RewardService;
  records: RecordQuery;
}): Pick<
  CallHandlers,
  | 'pointsBalance'
  | 'pointsConfig'
  | 'pointsReward'
  | 'pointsRedeem'
  | 'pointsConvert'
  | 'pointsRedeemList'
> {
  return {
    pointsBalance: (_request, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => ({
        points: await pointsOf(tx, member.memberId),
        pending: await pendingPointsOf(tx, member.memberId),
      }));
    },
    pointsConfig: (_request, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => ({
        pointsPerUnit,
        minConvert,
        step,
        dayMax,
        dayLeft: dayMax - (await convertedToday(tx, member)),
        earn: gameTypes.map((category) => ({
          category,
          validBetPerPoint: round((betPerPoint * 10) / pointTenthsOf(member.rankLevel)),
        })),
      }));
    },
    pointsReward: ({ language }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, (tx) =>
        describeMall(tx, member, contentLanguage(language)),
      );
    },
    pointsRedeem: (request, context) => {
      const member = rewardMemberOf(context);
      return rewardService.once(member, { kind: 'pointsRedeem', ...request }, (tx) =>
        redeemItem(tx, member, request),
      );
    },
    pointsConvert: ({ referenceNo, points }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.once(
        member,
        { kind: 'pointsConvert', referenceNo, points },
        async (tx) => {
          if (
            points < minConvert ||
            points % step !== 0 ||
            points > dayMax - (await convertedToday(tx, member))
          )
            throw new Refusal('This number of points cannot be converted.', {
              reason: 'amount_not_allowed',
            });
          if (points > (await pointsOf(tx, member.memberId)))
            throw new Refusal('You do not have enough points.', { reason: 'points_too_low' });
          const { entryId, points: left } = await changePoints(tx, {
            memberId: member.memberId,
            amount: -points,
            reason: 'converted',
            atMs: member.nowMs,
          });
          const amountMinor = (points / pointsPerUnit) * member.perMajor;
          await creditWallet(tx, {
            memberId: member.memberId,
            amountMinor,
            reason: 'points',
            reference: `points-entry-${entryId}`,
            atMs: member.nowMs,
          });
          return { recordId: String(entryId), amount: amountMinor / member.perMajor, points: left };
        },
      );
    },
    pointsRedeemList: async (
      { from, to, type, status, language: requested, pageNo = 1, pageSize = defaultPageSize },
      context,
    ) => {
      const member = rewardMemberOf(context);
      const language = contentLanguage(requested);
      const period = readOptionalPeriod({ from, to }, context.nowMs);
      await rewardService.settled(member, () => Promise.resolve());
      const { rows, totalPages, totals } = await query.page(
        records,
        {
          memberId: member.memberId,
          ...period,
          equal: { type: type || undefined, status: status || undefined },
        },
        { pageNo, pageSize },
      );
      const perMajor = perMajorOf(context.merchant);
      return {
        language,
        list: rows.map((row) => ({
          recordId: String(row.entry_id),
          type: row.type,
          ...(row.name && { name: storedText(row.name, language) }),
          ...(row.quantity !== null && { quantity: row.quantity }),
          ...(row.points_each !== null && { pointsRequirement: row.points_each }),
          ...(row.amount_requirement_minor !== null && {
            amountRequirement: row.amount_requirement_minor / perMajor,
          }),
          ...(row.status !== null && { status: row.status }),
          time: new Date(row.at_ms).toISOString(),
          changedPoints: row.amount,
          pointsBalance: row.balance,
          ...(row.remark !== null && { remark: row.remark }),
          ...sampleMark(context.merchant, row.at_ms),
        })),
        totalPages,
        totals: { records: totals.count, earned: totals.earned, spent: totals.spent },
      };
    },
  };
}

async function convertedToday(
  tx: Tx,
  { memberId, nowMs }: { memberId: number; nowMs: number },
): Promise<number> {
  const { converted } = await tx
    .selectFrom('points_entry')
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('converted'))
    .where('member_id', '=', memberId)
    .where('reason', '=', 'converted')
    .where('at_ms', '>=', dayStartMs(nowMs))
    .executeTakeFirstOrThrow();
  return converted;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
