import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { BettingRecord } from '../records/BettingRecord.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { readPeriod } from '../core/readPeriod.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { refuseTrial } from '../calls/refuseTrial.ts';
import { describeRound } from './describeRound.ts';
import type { RoundResults } from './RoundResults.ts';

/** Default page size of the game lists (LOBB-04). */
const defaultPageSize = 15;

/** Handles the betting record of a member, and its rounds in detail. */
export function bettingRecordHandlers({
  catalogue,
  record,
  roundResults,
}: {
  catalogue: GameCatalogue;
  record: BettingRecord;
  roundResults: RoundResults;
}): Pick<CallHandlers, 'getBettingRecord' | 'getBettingRound'> {
  return {
    getBettingRecord: async (
      {
        category = '',
        vassalage = '',
        state,
        round,
        pageNo = 1,
        pageSize = defaultPageSize,
        ...ends
      },
      { member, merchant, nowMs },
    ) => {
      refuseTrial(member);
      const period = readPeriod(ends, nowMs);
      const problems = {
        ...('fromMs' in period ? {} : period),
        ...(category !== '' &&
          !gameTypes.some((gameType) => gameType === category) && {
            category: 'There is no such category.',
          }),
        ...(vassalage !== '' &&
          !catalogue.vendor(vassalage) && { vassalage: 'There is no such provider.' }),
      };
      if (!('fromMs' in period) || Object.keys(problems).length > 0) throw refuseFields(problems);
      const { rounds, totalPages, totals } = await record.of({
        merchant: merchant.code,
        memberId: member.memberId,
        ...period,
        pageNo,
        pageSize,
        state: state || undefined,
        round: round || undefined,
        ...(category !== '' && { category }),
        ...(vassalage !== '' && { nodeIds: catalogue.nodesOf(vassalage) }),
      });
      const perMajor = perMajorOf(merchant);
      return {
        list: rounds.map((found) => describeRound(catalogue, found, perMajor)),
        totalPages,
        totals: {
          rounds: totals.rounds,
          stake: totals.stakeMinor / perMajor,
          validBet: totals.validMinor / perMajor,
          win: totals.winMinor / perMajor,
          net: (totals.winMinor - totals.stakeMinor) / perMajor,
        },
      };
    },
    getBettingRound: async ({ round, vassalage = '' }, { member, merchant, nowMs }) => {
      refuseTrial(member);
      const owner = { merchant: merchant.code, memberId: member.memberId };
      const { rounds } = await record.of({
        ...owner,
        round,
        fromMs: 0,
        toMs: nowMs + 1,
        pageNo: 1,
        pageSize: 1,
        ...(vassalage !== '' && { nodeIds: catalogue.nodesOf(vassalage) }),
      });
      const [found] = rounds;
      if (!found) throw new Refusal('There is no such round in your betting record.');
      const perMajor = perMajorOf(merchant);
      const { provider } = found;
      const transactions = await record.transactionsOf({ ...owner, provider, round });
      return {
        ...describeRound(catalogue, found, perMajor),
        ...(await roundResults.of({ ...owner, provider, round })),
        transactions: transactions.map(
          ({ transactionId, type, movedMinor, balanceMinor, atMs }) => ({
            transactionId,
            type,
            amount: movedMinor / perMajor,
            balanceAfter: balanceMinor / perMajor,
            at: new Date(atMs).toISOString(),
          }),
        ),
      };
    },
  };
}
