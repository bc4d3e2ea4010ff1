import { vipRanks } from '@livery/demo-content/words/vipProgramme';
import { sql, type Selectable } from 'kysely';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { defaultPageSize } from '../core/pageSize.ts';
import { readOptionalPeriod } from '../core/periods/readOptionalPeriod.ts';
import { sampleMark } from '../merchants/sampleMark.ts';
import type { RewardTables } from '../database/rewardTables.ts';
import type { RecordList, RecordQuery } from '../records/RecordQuery.ts';
import { claimRebate, minRebate, readRebate } from './claims/claimRebate.ts';
import { rewardMemberOf } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';

type Claim = Selectable<RewardTables['rebate_claim']>;

const claims: RecordList<Claim, 'bet' | 'amount'> = {
  from: sql.table('rebate_claim'),
  id: 'claim_id',
  totals: { bet: sql`sum(bet_minor)`, amount: sql`sum(amount_minor)` },
};

/** Handles rebates that members claim. */
export function rebateHandlers({
  rewardService,
  records,
}: {
  rewardService: RewardService;
  records: RecordQuery;
}): Pick<CallHandlers, 'getRebate' | 'claimRebate' | 'getRebateRecord'> {
  return {
    getRebate: (_request, context) => {
      const member = rewardMemberOf(context);
      return rewardService.settled(member, async (tx) => {
        const { lines, betMinor, totalMinor, fromMs } = await readRebate(tx, member);
        const rankName = vipRanks.find(({ rankLevel }) => rankLevel === member.rankLevel)?.rankName;
        return {
          minimum: minRebate,
          validBet: betMinor / member.perMajor,
          total: Math.max(0, totalMinor) / member.perMajor,
          status:
            totalMinor <= 0
              ? 'nothing'
              : totalMinor < minRebate * member.perMajor
                ? 'belowMinimum'
                : 'claimable',
          list: lines.map(({ category, betMinor: bet, rate, amountMinor }) => ({
            category,
            validBet: bet / member.perMajor,
            rate,
            amount: amountMinor / member.perMajor,
          })),
          ...(fromMs !== null && { fromAt: new Date(fromMs).toISOString() }),
          ...(rankName !== undefined && { rankName }),
        };
      });
    },
    claimRebate: ({ referenceNo }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.once(member, { kind: 'claimRebate', referenceNo }, async (tx) => {
        const { claimId, amountMinor } = await claimRebate(tx, member);
        return { claimId: String(claimId), amount: amountMinor / member.perMajor };
      });
    },
    getRebateRecord: async ({ from, to, pageNo = 1, pageSize = defaultPageSize }, context) => {
      const { memberId, perMajor } = rewardMemberOf(context);
      const { rows, totalPages, totals } = await records.page(
        claims,
        { memberId, ...readOptionalPeriod({ from, to }, context.nowMs) },
        { pageNo, pageSize },
      );
      return {
        list: rows.map((row) => ({
          claimId: String(row.claim_id),
          time: new Date(row.at_ms).toISOString(),
          validBet: row.bet_minor / perMajor,
          amount: row.amount_minor / perMajor,
          status: 'claimed',
          ...sampleMark(context.merchant, row.at_ms),
        })),
        totalPages,
        totals: {
          claims: totals.count,
          validBet: totals.bet / perMajor,
          amount: totals.amount / perMajor,
        },
      };
    },
  };
}
