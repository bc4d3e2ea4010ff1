import type { SettlementPeriod, TeamFigures } from '@livery/model';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';

/**
 * Returns what a team did in each of some consecutive periods. A team is a member and everyone
 * below it now.
 *
 * A round counts in the period in which it closes, with all its stakes and wins. Those after the
 * closing and rollbacks count when they arrive, so that the figures of a settled period never
 * change. A rollback belongs to the round of its stake or win.
 */
export async function teamFigures(
  db: DatabaseAccess,
  memberId: number,
  periods: readonly SettlementPeriod[],
): Promise<TeamFigures[]> {
  const [firstMs, endMs] = [periods[0]?.startMs, periods.at(-1)?.endMs];
  if (firstMs === undefined || endMs === undefined) return [];
  const { rows } = await sql<TeamFigures>`
    with round as (
      select distinct part.provider, part.member_id, coalesce(origin.round, part.round) as round
      from member_tree as tree
      join game_transaction as part on part.member_id = tree.descendant_id
      left join game_transaction as origin
        on part.kind = 'rollback' and origin.provider = part.provider
        and origin.transaction_id = part.reference_transaction_id
      where tree.ancestor_id = ${memberId}::bigint and part.verdict = 'OK'
        and part.at_ms >= ${firstMs}::bigint and part.at_ms < ${endMs}::bigint
    ),
    line as (
      select origin.member_id, origin.kind, part.moved_minor,
        greatest(part.at_ms, min(part.at_ms) filter (where part.round_closed) over same_round) as at_ms,
        bool_or(part.round_closed) over same_round as is_closed
      from round
      join game_transaction as origin using (provider, member_id, round)
      cross join lateral (
        select origin.at_ms, origin.moved_minor, origin.round_closed
        union all
        select back.at_ms, back.moved_minor, back.round_closed
        from game_transaction as back
        where back.provider = origin.provider
          and back.reference_transaction_id = origin.transaction_id
          and back.kind = 'rollback' and back.verdict = 'OK'
      ) as part
      where origin.kind <> 'rollback' and origin.verdict = 'OK'
      window same_round as (partition by provider, member_id, round)
    ),
    played as (
      select member_id, width_bucket(at_ms, ${periods.map(({ startMs }) => startMs)}::bigint[]) as number,
        -sum(moved_minor) as profit_minor,
        coalesce(-sum(moved_minor) filter (where kind = 'bet'), 0) as valid_minor
      from line
      where is_closed and at_ms >= ${firstMs}::bigint and at_ms < ${endMs}::bigint
      group by 1, 2
    )
    select
      count(*) filter (where played.valid_minor > 0)::integer as "activeMembers",
      coalesce(sum(played.valid_minor), 0)::bigint as "validBetMinor",
      coalesce(sum(played.profit_minor), 0)::bigint as "profitMinor"
    from generate_series(1, ${periods.length}::integer) as period (number)
    left join played using (number)
    group by number
    order by number`.execute(db);
  return rows;
}
