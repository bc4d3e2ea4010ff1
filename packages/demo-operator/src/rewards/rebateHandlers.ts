import { vipRanks } from '@livery/demo-content/words/vipProgramme';
import { sql, type Selectable } from 'kysely';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { defaultPageSize } from '../core/pageSize.ts';
import { readOptionalPeriod } from '../core/periods/readOptionalPeriod.ts';
import { Refusal } from '../core/Refusal.ts';
import type { RewardTables } from '../database/rewardTables.ts';
import type { RecordList, RecordQuery } from '../records/RecordQuery.ts';
import { creditWallet } from './creditWallet.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { rewardMemberOf, type RewardMember } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';
import { lastTransactionId, validBets } from './validBets.ts';

/** Minimum total of a claim, in major units. */
const minimum = 1;
/** Rates of each rank in hundredths of a percent. */
const ratesByRank = [20, 20, 30, 40, 50, 60];

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
          minimum,
          validBet: betMinor / member.perMajor,
          total: Math.max(0, totalMinor) / member.perMajor,
          status:
            totalMinor <= 0
              ? 'nothing'
              : totalMinor < minimum * member.perMajor
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
      const { memberId, nowMs, perMajor } = member;
      return rewardService.once(member, { kind: 'claimRebate', referenceNo }, async (tx) => {
        const { betMinor, totalMinor } = await readRebate(tx, member);
        if (totalMinor < minimum * perMajor)
          throw new Refusal('The rebate is below the minimum.', {
            reason: 'amount_not_allowed',
          });
        const { claim_id: claimId } = await tx
          .insertInto('rebate_claim')
          .values({
            member_id: memberId,
            bet_minor: betMinor,
            amount_minor: totalMinor,
            at_ms: nowMs,
          })
          .returning('claim_id')
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('reward_progress')
          .set({
            rebate_transaction_id: await lastTransactionId(tx, memberId),
            rebate_at_ms: nowMs,
          })
          .where('member_id', '=', memberId)
          .execute();
        await creditWallet(tx, {
          memberId,
          amountMinor: totalMinor,
          reason: 'rebate',
          reference: `rebate-${claimId}`,
          atMs: nowMs,
        });
        return { claimId: String(claimId), amount: totalMinor / perMajor };
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
          ...(row.sample && { sample: true }),
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

/**
 * Computes the rebate since the last claim. Each line is rounded towards zero to whole minor units.
 * A line is negative if more was given back than staked since the claim, and reduces the total.
 */
async function readRebate(tx: Tx, { memberId, rankLevel }: RewardMember) {
  const progress = await tx
    .selectFrom('reward_progress')
    .select(['rebate_transaction_id', 'rebate_at_ms'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const bets = await validBets(tx, {
    memberId,
    afterId: progress?.rebate_transaction_id ?? 0,
  });
  const { rebate_hundredths: given } = await tx
    .selectFrom('member')
    .select('rebate_hundredths')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  // The better one of the rank's rate and the one that the agent above has given.
  const hundredths = Math.max(ratesByRank[Math.min(rankLevel, ratesByRank.length - 1)] ?? 0, given);
  const lines = bets
    .filter(({ betMinor }) => betMinor !== 0)
    .map(({ category, betMinor }) => ({
      category,
      betMinor,
      rate: hundredths / 100,
      amountMinor: Math.trunc((betMinor * hundredths) / 10_000),
    }));
  return {
    lines,
    betMinor: lines.reduce((sum, { betMinor }) => sum + betMinor, 0),
    totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    fromMs: progress?.rebate_at_ms ?? null,
  };
}
