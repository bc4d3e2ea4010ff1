import { sql } from 'kysely';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { dayNumberDate } from '../../core/periods/demoPeriods.ts';
import { requirePeriod } from '../../core/periods/requirePeriod.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { perMajorOf } from '../../merchants/merchantProfiles.ts';
import type { TeamFigures } from '../../records/TeamFigures.ts';
import { oneMember } from '../../records/TeamRecords.ts';
import { describeFigures, describePlay } from './describeFigures.ts';

const topCount = 10;

/** Handles the figures of an agent's team. */
export function teamOverviewHandlers({
  db,
  teamFigures,
}: {
  db: Database;
  teamFigures: TeamFigures;
}): Pick<CallHandlers, 'getTeamOverview'> {
  return {
    getTeamOverview: async ({ scope = 'team', ...ends }, { member, merchant, nowMs }) => {
      const period = requirePeriod(ends, nowMs);
      const members = sql`
        select descendant_id as member_id, descendant_id as key from member_tree
        where ancestor_id = ${member.memberId}::bigint
          and ${scope === 'direct' ? sql`depth = 1` : sql`depth > 0`}`;
      const days = await teamFigures.lines({ members, groupBy: 'day', sort: 'key', ...period });
      const top = await teamFigures.lines({
        members,
        groupBy: 'key',
        sort: 'validMinor',
        pageSize: topCount,
        ...period,
      });
      const counts = await teamFigures.counts(members, period, nowMs);
      const own = await teamFigures.lines({
        members: sql`select team.member_id, team.member_id as key from (${oneMember(member.memberId)}) as team`,
        groupBy: 'key',
        sort: 'key',
        ...period,
      });
      const accounts = await accountsOf(
        db,
        top.lines.map(({ key }) => Number(key)),
      );
      const perMajor = perMajorOf(merchant);
      return {
        teamBalance: counts.balanceMinor / perMajor,
        members: counts.members,
        newMembers: counts.joined,
        activeMembers: top.playing,
        onlineMembers: counts.online,
        firstDeposits: counts.firstDeposits,
        ...describeFigures(days.totals, perMajor),
        commission: own.totals.commissionMinor / perMajor,
        list: days.lines.map(({ key, ...figures }) => {
          const { deposits, withdrawals, net } = describeFigures(figures, perMajor);
          return {
            day: dayNumberDate(Number(key)),
            deposits,
            withdrawals,
            ...describePlay(figures, perMajor),
            net,
          };
        }),
        top: top.lines
          .filter(({ rounds }) => rounds > 0)
          .map(({ key, ...figures }) => ({
            memberId: key,
            account: accounts.get(key) ?? key,
            ...describePlay(figures, perMajor),
            net: figures.netMinor / perMajor,
          })),
      };
    },
  };
}

async function accountsOf(
  db: Database,
  memberIds: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .select(['member_id', 'account'])
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ member_id: memberId, account }) => [String(memberId), account]));
}
