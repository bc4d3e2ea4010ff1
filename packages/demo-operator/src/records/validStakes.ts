import { sql, type RawBuilder } from 'kysely';

/** Stakes that count: all of them, or only later ones. */
interface StakeRange {
  /** Only stakes that count by later transactions than this one. */
  readonly afterId?: number;
  /** Only stakes that count by transactions from this time on. */
  readonly fromMs?: number;
  /** Only stakes placed from this time on, with their refunds. */
  readonly stakedFromMs?: number;
}

/**
 * Selects the stakes that count for rewards, with `member_id`, `category` and `valid_minor`. A
 * round counts once, by the transaction that closes it. Stakes and refunds after the closing count
 * by themselves; a refund is negative. A rollback belongs to the round of its stake.
 *
 * @param owners condition on the members, whose transactions are named `part`.
 */
export function validStakes(
  owners: RawBuilder<boolean>,
  { afterId = 0, fromMs = 0, stakedFromMs = 0 }: StakeRange,
): RawBuilder<unknown> {
  return sql`(
    with round as (
      select distinct part.provider, part.member_id, coalesce(origin.round, part.round) as round
      from game_transaction as part
      left join game_transaction as origin
        on part.kind = 'rollback'
        and origin.provider = part.provider
        and origin.transaction_id = part.reference_transaction_id
      where ${owners} and part.verdict = 'OK'
        and part.game_transaction_id > ${afterId} and part.at_ms >= ${fromMs}
    ),
    closed as (
      select round.*, min(part.game_transaction_id) as closed_id, min(part.at_ms) as closed_at_ms
      from round
      join game_transaction as part using (provider, member_id, round)
      where part.round_closed and part.verdict = 'OK'
      group by round.provider, round.member_id, round.round
    )
    select closed.member_id, bet.category, -part.moved_minor as valid_minor
    from closed
    join game_transaction as bet using (provider, member_id, round)
    cross join lateral (
      select bet.game_transaction_id, bet.at_ms, bet.moved_minor
      union all
      select back.game_transaction_id, back.at_ms, back.moved_minor
      from game_transaction as back
      where back.provider = bet.provider and back.reference_transaction_id = bet.transaction_id
        and back.kind = 'rollback' and back.verdict = 'OK'
    ) as part
    where bet.kind = 'bet' and bet.verdict = 'OK' and bet.at_ms >= ${stakedFromMs}
      and greatest(part.game_transaction_id, closed.closed_id) > ${afterId}
      and greatest(part.at_ms, closed.closed_at_ms) >= ${fromMs}
  )`;
}
