import { gameTypes } from '@livery/demo-content/catalogue/gameTypes';
import type { RoundResults } from '../../account/RoundResults.ts';
import { describeRound } from '../../account/describeRound.ts';
import { describeRoundDetail } from '../../account/describeRoundDetail.ts';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import type { GameCatalogue } from '../../catalogue/GameCatalogue.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import { refuseProblems } from '../../core/refuseFields.ts';
import { requirePeriod } from '../../core/periods/requirePeriod.ts';
import type { BetRoundTable } from '../../database/recordTables.ts';
import type { MemberTree } from '../../members/MemberTree.ts';
import { perMajorOf } from '../../merchants/merchantProfiles.ts';
import { toRound, type BettingRecord } from '../../records/BettingRecord.ts';
import type { TeamRecords } from '../../records/TeamRecords.ts';
import { teamRounds } from '../../records/teamRounds.ts';
import { teamMembers } from './teamMembers.ts';

/** Handles the bets of an agent's team. */
export function teamBettingHandlers({
  catalogue,
  record,
  roundResults,
  teamRecords,
  tree,
}: {
  catalogue: GameCatalogue;
  record: BettingRecord;
  roundResults: RoundResults;
  teamRecords: TeamRecords;
  tree: MemberTree;
}): Pick<CallHandlers, 'getTeamBetting' | 'getTeamRound'> {
  return {
    getTeamBetting: async (
      {
        account = '',
        category = '',
        vassalage = '',
        state,
        round,
        cursor,
        pageSize = defaultPageSize,
        format: _format,
        ...ends
      },
      { member, merchant, nowMs },
    ) => {
      const period = requirePeriod(ends, nowMs);
      refuseProblems({
        ...(category !== '' &&
          !gameTypes.some((gameType) => gameType === category) && {
            category: 'There is no such category.',
          }),
        ...(vassalage !== '' &&
          !catalogue.vendor(vassalage) && { vassalage: 'There is no such provider.' }),
      });
      const { rows, nextCursor, totals } = await teamRecords.slice<
        BetRoundTable,
        'stakeMinor' | 'validMinor' | 'settledWinMinor'
      >(
        teamRounds({
          category: category || undefined,
          nodeIds: vassalage === '' ? undefined : catalogue.nodesOf(vassalage),
          state: state || undefined,
          round: round || undefined,
        }),
        { members: await teamMembers(tree, member.memberId, account), ...period },
        { cursor, pageSize },
      );
      const perMajor = perMajorOf(merchant);
      return {
        list: rows.map((row) => ({
          rowId: String(row.round_id),
          account: row.account,
          ...describeRound(catalogue, toRound(row), merchant),
        })),
        ...(nextCursor !== undefined && { nextCursor }),
        totals: {
          rounds: totals.count,
          stake: totals.stakeMinor / perMajor,
          validBet: totals.validMinor / perMajor,
          win: totals.settledWinMinor / perMajor,
          net: (totals.settledWinMinor - totals.validMinor) / perMajor,
        },
      };
    },
    getTeamRound: async ({ account, round, vassalage = '' }, { member, merchant, nowMs }) => {
      const downline = await tree.requireAccount(member.memberId, account);
      const detail = await describeRoundDetail(
        { catalogue, record, roundResults },
        { merchant, memberId: downline.memberId, round, vassalage, nowMs },
      );
      return { account: downline.account, ...detail };
    },
  };
}
