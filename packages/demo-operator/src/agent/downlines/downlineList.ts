import type { Downline, DownlinesReply, DownlinesRequest } from '@livery/model';
import { sql } from 'kysely';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import { moneyOf } from '../../cashier/Money.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { MemberTree } from '../../members/MemberTree.ts';
import { RecordQuery, type RecordList } from '../../records/RecordQuery.ts';
import { rebateOf, toPercent } from './rebates.ts';

interface DownlineRow {
  /** The member above, whose list this is. */
  readonly member_id: number;
  readonly downline_id: number;
  readonly account: string;
  /** Levels below the member above. */
  readonly depth: number;
  readonly type: string;
  readonly rebate_hundredths: number;
  /** Time of joining; 0 if unknown. */
  readonly at_ms: number;
  /** 0 for a member who never signed in. */
  readonly login_at_ms: number;
  readonly balance_minor: number;
  readonly status: string;
  readonly online: string;
}

const sortColumns = {
  account: 'account',
  level: 'depth',
  rebate: 'rebate_hundredths',
  balance: 'balance_minor',
  joinedAt: 'at_ms',
  lastLoginAt: 'login_at_ms',
} as const;

const noMembers = { direct: 0, team: 0 };

/** Lists the members below an agent, or below one of its downlines. */
export async function listDownlines(
  db: Database,
  request: DownlinesRequest,
  { merchant, member, nowMs }: MemberContext,
): Promise<DownlinesReply> {
  const { parentId = '', pageNo = 1, pageSize = defaultPageSize, sort = 'account' } = request;
  const { order = 'asc' } = request;
  const tree = new MemberTree(db);
  const isOwn = parentId === '' || parentId === String(member.memberId);
  const parent = isOwn
    ? { memberId: member.memberId, level: 0 }
    : await tree.requireDownline(member.memberId, parentId, 'parentId');
  const { toMajor, toMinor } = moneyOf(merchant);
  const { rows, totalPages, totals } = await new RecordQuery(db).page(
    downlines(nowMs),
    {
      memberId: parent.memberId,
      equal: {
        depth: depthOf(request, parent.level),
        type: request.type || undefined,
        status: request.status || undefined,
        online: request.online || undefined,
      },
      where: [
        ...(request.account
          ? [sql<boolean>`position(${request.account.trim().toLowerCase()} in lower(account)) > 0`]
          : []),
        ...(request.balanceFrom === undefined
          ? []
          : [sql<boolean>`balance_minor >= ${toMinor(request.balanceFrom)}`]),
        ...(request.balanceTo === undefined
          ? []
          : [sql<boolean>`balance_minor <= ${toMinor(request.balanceTo)}`]),
      ],
    },
    { pageNo, pageSize, sort: sortColumns[sort], order },
  );
  const teams = await teamsOf(
    db,
    rows.map(({ downline_id: id }) => id),
  );
  const maxRebate = await rebateOf(db, member.memberId);
  const path = await tree.ancestorsBetween(member.memberId, parent.memberId);
  return {
    path: path.slice(1).map(({ memberId, account }) => ({ memberId: String(memberId), account })),
    list: rows.map((row): Downline => {
      const level = row.depth + parent.level;
      const { direct, team } = teams.get(row.downline_id) ?? noMembers;
      return {
        memberId: String(row.downline_id),
        account: row.account,
        type: row.type,
        level,
        isDirect: level === 1,
        rebate: toPercent(row.rebate_hundredths),
        maxRebate: toPercent(maxRebate),
        canRaiseRebate: level === 1 && row.rebate_hundredths < maxRebate,
        directMembers: direct,
        teamMembers: team,
        balance: toMajor(row.balance_minor),
        ...(row.at_ms > 0 && { joinedAt: new Date(row.at_ms).toISOString() }),
        ...(row.login_at_ms > 0 && { lastLoginAt: new Date(row.login_at_ms).toISOString() }),
        status: row.status,
        online: row.online === 'yes',
      };
    }),
    totalPages,
    totals: {
      members: totals.count,
      agents: totals.agents,
      online: totals.online,
      balance: toMajor(totals.balance),
    },
  };
}

/** Returns the levels below the parent that a request lists; undefined for all of them. */
function depthOf({ level, account }: DownlinesRequest, parentLevel: number): number | undefined {
  if (level === 'all') return undefined;
  if (level === undefined || level === 'direct')
    return account && level === undefined ? undefined : 1;
  return Number(level) - parentLevel;
}

/** Members below a member. `memberId` of the selection is the one above. */
function downlines(nowMs: number): RecordList<DownlineRow, 'agents' | 'online' | 'balance'> {
  return {
    from: sql`(
      select tree.ancestor_id as member_id, member.member_id as downline_id, member.account,
        tree.depth, case when member.is_agent = 0 then 'player' else 'agent' end as type,
        member.rebate_hundredths, coalesce(member.joined_at_ms, 0) as at_ms,
        coalesce(member.login_at_ms, 0) as login_at_ms,
        coalesce((
          select sum(balance_minor) from wallet_sum where wallet_sum.member_id = member.member_id
        ), 0)::bigint as balance_minor,
        case when member.play_off then 'suspended'
          when member.login_at_ms is null then 'new' else 'active' end as status,
        case when exists (
          select from session
          where session.member_id = member.member_id and session.expires_at_ms > ${nowMs}
        ) then 'yes' else 'no' end as online
      from member_tree as tree join member on member.member_id = tree.descendant_id
      where tree.depth > 0)`,
    id: 'downline_id',
    totals: {
      agents: sql`count(*) filter (where type = 'agent')`,
      online: sql`count(*) filter (where online = 'yes')`,
      balance: sql`sum(balance_minor)`,
    },
  };
}

/** Returns how many members are directly below members, and at all levels. */
async function teamsOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { direct: number; team: number }>> {
  const { rows } = await sql<{ id: number; direct: number; team: number }>`
    select ancestor_id as id, (count(*) filter (where depth = 1))::integer as direct,
      count(*)::integer as team
    from member_tree where ancestor_id = any(${ids}::bigint[]) and depth > 0
    group by ancestor_id`.execute(db);
  return new Map(rows.map(({ id, ...team }) => [id, team]));
}
