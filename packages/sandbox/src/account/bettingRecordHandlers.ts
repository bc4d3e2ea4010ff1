import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { BettingRecord } from '../wallet/BettingRecord.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { readPeriod } from '../core/readPeriod.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { refuseTrial } from '../calls/refuseTrial.ts';
import { describeRound } from './describeRound.ts';

/** Default page size of the game lists (LOBB-04). */
const defaultPageSize = 15;

/** Handles the betting record of a member. */
export function bettingRecordHandlers({
  catalogue,
  record,
}: {
  catalogue: GameCatalogue;
  record: BettingRecord;
}): Pick<CallHandlers, 'getBettingRecord'> {
  return {
    getBettingRecord: async (
      { from, to, category = '', vassalage = '', pageNo = 1, pageSize = defaultPageSize },
      { member, merchant },
    ) => {
      refuseTrial(member);
      const period = readPeriod({ from, to });
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
        ...(category !== '' && { category }),
        ...(vassalage !== '' && { nodeIds: catalogue.nodesOf(vassalage) }),
      });
      const perMajor = 10 ** profileOf(merchant.profile).currency.minorDigits;
      return {
        list: rounds.map((round) => describeRound(catalogue, round, perMajor)),
        totalPages,
        totals: {
          rounds: totals.rounds,
          stake: totals.stakeMinor / perMajor,
          win: totals.winMinor / perMajor,
          net: (totals.winMinor - totals.stakeMinor) / perMajor,
        },
      };
    },
  };
}
