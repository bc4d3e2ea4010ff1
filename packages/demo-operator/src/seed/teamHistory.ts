import { demoProvider } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { hasNoHistory, playedGames } from './demoHistory.ts';

/** Days of the history; each downline plays on one of eight. */
const historyDays = 90;
const playsEveryDays = 8;

/**
 * Adds ninety days of sample deposits, rounds and withdrawals for the downlines of the
 * demonstration agent who have signed in. Everything follows from accounts and days, so that it is
 * the same for each new merchant. A deposit covers the stakes of its day, so that no balance is
 * negative.
 */
export async function addTeamHistory(
  tx: DatabaseAccess,
  { merchant, currency, atMs }: { merchant: string; currency: string; atMs: number },
): Promise<void> {
  const games = playedGames.map(({ nodeId, gameType }) => ({ nodeId, category: gameType }));
  await sql`
    create temporary table team_history on commit drop as
    with played as (
      select player.member_id, 'SAMPLE-' || ${merchant}::text || '-' || player.account as name, day,
        abs(hashtext(player.account || day)::bigint) as chance,
        ${atMs}::bigint - day * 86400000::bigint - (20 + abs(hashtext(player.account)::bigint) % 600) * 60000 as at_ms
      from member as agent
      join member_tree as below on below.ancestor_id = agent.member_id and below.depth > 0
      join member as player on player.member_id = below.descendant_id
      cross join generate_series(0, ${historyDays - 1}::integer) as day
      where agent.merchant = ${merchant} and agent.account = 'agent'
        and player.login_at_ms is not null and ${hasNoHistory(sql.ref('player.account'))}
        and (day + player.member_id) % ${playsEveryDays}::integer = 0
        and player.joined_at_ms < ${atMs}::bigint - (day + 1) * 86400000::bigint
    ),
    round as (
      select played.*, number, name || '-' || day || '-' || number as round,
        (array[5000, 10000, 20000, 30000])[1 + (chance / 7 + number) % 4] as stake_minor,
        (array[0, 0, 0, 0, 0, 0, 130, 160, 190, 320])[1 + (chance / 11 + number * 3) % 10] as win_percent,
        (${JSON.stringify(games)}::jsonb -> ((chance / 13 + number) % ${games.length}::integer)::integer) as game
      from played cross join lateral generate_series(1, 1 + (chance % 2)::integer) as number
    ),
    movement as (
      select member_id, at_ms, 0 as step, 'deposit' as reason, name || '-D' || day as reference,
        null as transaction_id, null as bet_id, null::jsonb as game,
        (select ceil(sum(stake_minor) / 10000.0)::bigint * 10000 from round
          where round.member_id = played.member_id and round.day = played.day) as amount_minor
      from played
      union all
      select member_id, at_ms + number * 120000, 1, 'bet', round, round || '-1', null, game, -stake_minor
      from round
      union all
      select member_id, at_ms + number * 120000 + 60000, 2, 'win', round, round || '-2', round || '-1', game,
        stake_minor * win_percent / 100
      from round
      union all
      select member_id, at_ms + 600000, 3, 'withdrawal', name || '-W' || day, null, null, null,
        -sum(stake_minor * win_percent / 100) / 10000 * 10000
      from round
      where day % 4 = 0
      group by member_id, at_ms, name, day
      having sum(stake_minor * win_percent / 100) >= 10000
    )
    select movement.*, coalesce(wallet.balance_minor, 0) + sum(amount_minor) over (
        partition by movement.member_id order by at_ms, step) as balance_minor
    from movement
    left join wallet_sum as wallet on wallet.member_id = movement.member_id and wallet.purse = ''`.execute(
    tx,
  );
  await sql`
    insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round, round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse, reference_transaction_id, at_ms, verdict)
    select ${merchant}, member_id, ${demoProvider}, transaction_id, reason, reference, reason = 'win',
      (game ->> 'nodeId')::integer, game ->> 'category', abs(amount_minor), amount_minor, balance_minor,
      ${currency}, '', bet_id, at_ms, 'OK'
    from team_history where transaction_id is not null
    order by at_ms, step`.execute(tx);
  await sql`
    insert into wallet_entry (member_id, amount_minor, reason, reference, at_ms, game_transaction_id)
    select history.member_id, history.amount_minor, reason,
      case when history.transaction_id is null then history.reference end, history.at_ms,
      game.game_transaction_id
    from team_history as history
    left join game_transaction as game on game.provider = ${demoProvider} and game.transaction_id = history.transaction_id
    where history.amount_minor <> 0
    order by history.at_ms, step`.execute(tx);
}
