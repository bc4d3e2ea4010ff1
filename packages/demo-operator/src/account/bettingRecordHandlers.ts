import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { BettingRecord } from '../records/BettingRecord.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { readPeriod } from '../core/periods/readPeriod.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { refuseTrial } from '../calls/refuseTrial.ts';
import { describeRound } from './describeRound.ts';
import { describeRoundDetail } from './describeRoundDetail.ts';
import type { RoundResults } from './RoundResults.ts';
import { defaultPageSize } from '../core/pageSize.ts';

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
        list: rounds.map((found) => describeRound(catalogue, found, merchant)),
        totalPages,
        totals: {
          rounds: totals.rounds,
          stake: totals.stakeMinor / perMajor,
          validBet: totals.validMinor / perMajor,
          win: totals.settledWinMinor / perMajor,
          net: (totals.settledWinMinor - totals.validMinor) / perMajor,
        },
      };
    },
    getBettingRound: async ({ round, vassalage = '' }, { member, merchant, nowMs }) => {
      refuseTrial(member);
      return describeRoundDetail(
        { catalogue, record, roundResults },
        { merchant, memberId: member.memberId, round, vassalage, nowMs },
      );
    },
  };
}
