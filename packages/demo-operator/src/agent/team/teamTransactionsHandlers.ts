import { describeEntry } from '../../account/describeEntry.ts';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import type { GameCatalogue } from '../../catalogue/GameCatalogue.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import { requirePeriod } from '../../core/periods/requirePeriod.ts';
import type { AccountRecordView } from '../../database/recordTables.ts';
import type { MemberTree } from '../../members/MemberTree.ts';
import { perMajorOf } from '../../merchants/merchantProfiles.ts';
import { teamEntries } from '../../records/teamEntries.ts';
import type { TeamRecords } from '../../records/TeamRecords.ts';
import { teamMembers } from './teamMembers.ts';

/** Handles the movements of the money of an agent's team. */
export function teamTransactionsHandlers({
  catalogue,
  teamRecords,
  tree,
}: {
  catalogue: GameCatalogue;
  teamRecords: TeamRecords;
  tree: MemberTree;
}): Pick<CallHandlers, 'getTeamTransactions'> {
  return {
    getTeamTransactions: async (
      {
        account = '',
        type,
        direction,
        reference,
        cursor,
        pageSize = defaultPageSize,
        format: _format,
        ...ends
      },
      { member, merchant, nowMs },
    ) => {
      const period = requirePeriod(ends, nowMs);
      const { rows, nextCursor, totals } = await teamRecords.slice<
        AccountRecordView,
        'inMinor' | 'outMinor'
      >(
        teamEntries({
          type: type || undefined,
          direction: direction || undefined,
          reference: reference || undefined,
        }),
        { members: await teamMembers(tree, member.memberId, account), ...period },
        { cursor, pageSize },
      );
      const perMajor = perMajorOf(merchant);
      return {
        list: rows.map((row) => ({
          account: row.account,
          ...describeEntry(catalogue, row, merchant),
        })),
        ...(nextCursor !== undefined && { nextCursor }),
        totals: {
          entries: totals.count,
          in: totals.inMinor / perMajor,
          out: totals.outMinor / perMajor,
          amount: (totals.inMinor - totals.outMinor) / perMajor,
        },
      };
    },
  };
}
