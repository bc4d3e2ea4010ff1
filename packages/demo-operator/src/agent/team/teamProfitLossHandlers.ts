import type { TeamLine } from '@livery/model';
import { sql } from 'kysely';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { dayNumberDate } from '../../core/periods/demoPeriods.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import { requirePeriod } from '../../core/periods/requirePeriod.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { MemberTree } from '../../members/MemberTree.ts';
import { perMajorOf } from '../../merchants/merchantProfiles.ts';
import type { FigureLine, Figures, TeamFigures } from '../../records/TeamFigures.ts';
import { describeFigures, describePlay } from './describeFigures.ts';
import { teamOf, teamsBelow } from './teamMembers.ts';

/** Figures by which lines can be sorted. */
const sorts: ReadonlyMap<string, keyof Figures> = new Map([
  ['deposits', 'depositMinor'],
  ['withdrawals', 'withdrawalMinor'],
  ['validBet', 'validMinor'],
  ['payout', 'winMinor'],
  ['net', 'netMinor'],
]);

/** Handles profit and loss of an agent's team. */
export function teamProfitLossHandlers({
  db,
  teamFigures,
  tree,
}: {
  db: Database;
  teamFigures: TeamFigures;
  tree: MemberTree;
}): Pick<CallHandlers, 'getTeamProfitLoss'> {
  return {
    getTeamProfitLoss: async (
      {
        groupBy = 'member',
        parentId = '',
        account = '',
        sort = '',
        pageNo = 1,
        pageSize = defaultPageSize,
        format: _format,
        ...ends
      },
      { member, merchant, nowMs },
    ) => {
      const period = requirePeriod(ends, nowMs);
      const agentId = member.memberId;
      const parent = await parentOf(tree, agentId, parentId);
      const only = account === '' ? undefined : await tree.requireAccount(agentId, account);
      const { lines, count, totals } = await teamFigures.lines({
        members: only ? teamOf(only.memberId) : linesBelow(parent, agentId),
        groupBy: groupBy === 'member' ? 'key' : groupBy,
        sort: groupBy === 'day' ? 'key' : (sorts.get(sort) ?? 'validMinor'),
        pageNo,
        pageSize,
        ...period,
      });
      const perMajor = perMajorOf(merchant);
      const shown = only?.memberId ?? parent;
      const path = await tree.ancestorsBetween(agentId, shown);
      return {
        // The agent is the first level, which needs no name.
        path: path
          .slice(1)
          .map((step) => ({ memberId: String(step.memberId), account: step.account })),
        list:
          groupBy === 'member'
            ? await describeTeams(db, lines, { ownId: only ? undefined : parent, perMajor })
            : lines.map((line) => describeGroup(groupBy, line, perMajor)),
        totalPages: Math.ceil(count / pageSize),
        totals: describeFigures(totals, perMajor),
      };
    },
  };
}

/** Returns the member whose team is shown; the agent without an id. */
async function parentOf(tree: MemberTree, agentId: number, parentId: string): Promise<number> {
  if (parentId === '' || parentId === String(agentId)) return agentId;
  return (await tree.requireDownline(agentId, parentId, 'parentId')).memberId;
}

/** Selects the lines below a member. The agent's own play is not part of the team's figures. */
function linesBelow(parent: number, agentId: number) {
  return parent === agentId
    ? teamsBelow(parent)
    : sql`${teamsBelow(parent)} union all select ${parent}::bigint, ${parent}::bigint`;
}

function describeGroup(
  groupBy: 'category' | 'day',
  { key, ...figures }: FigureLine,
  perMajor: number,
): TeamLine {
  if (groupBy === 'category')
    return {
      lineId: key,
      kind: 'category',
      category: key,
      ...describePlay(figures, perMajor),
      net: figures.netMinor / perMajor,
    };
  const day = dayNumberDate(Number(key));
  return { lineId: day, kind: 'day', day, ...describeFigures(figures, perMajor) };
}

async function describeTeams(
  db: Database,
  lines: readonly FigureLine[],
  { ownId, perMajor }: { ownId: number | undefined; perMajor: number },
): Promise<TeamLine[]> {
  const ids = lines.map(({ key }) => Number(key));
  const rows = await db
    .selectFrom('member')
    .select(['member_id', 'account'])
    .select(
      sql<number>`(select count(*) from member_tree
        where ancestor_id = member.member_id and depth > 0)`.as('below'),
    )
    .where(sql<boolean>`member_id = any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [String(row.member_id), row]));
  return lines.map(({ key, ...figures }) => {
    const isOwn = key === String(ownId);
    return {
      lineId: key,
      kind: isOwn ? 'own' : 'team',
      memberId: key,
      account: byId.get(key)?.account ?? key,
      teamMembers: isOwn ? 0 : (byId.get(key)?.below ?? 0),
      ...describeFigures(figures, perMajor),
    };
  });
}
