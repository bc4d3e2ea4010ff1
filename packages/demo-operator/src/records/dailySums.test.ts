import { Random } from '@livery/demo-content/art/Random';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { zoneMs } from '../core/zoneMs.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { catalogue } from '../testing/useLaunches.ts';
import { GameMoney } from '../wallet/GameMoney.ts';
import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

const fixture = useDatabase();
const hourMs = 3_600_000;

/** Rounds as they follow from the transactions alone. */
const roundsOfTransactions = sql`
  select bet.member_id, min(bet.game_transaction_id) as round_id,
    sum(-bet.moved_minor - coalesce(back.moved_minor, 0))::bigint as stake_minor,
    coalesce(sum(back.moved_minor), 0)::bigint as given_back_minor,
    (select coalesce(sum(win.moved_minor + coalesce(undo.moved_minor, 0)), 0)::bigint
      from game_transaction as win
      left join game_transaction as undo on undo.provider = win.provider
        and undo.reference_transaction_id = win.transaction_id
        and undo.kind = 'rollback' and undo.verdict = 'OK'
      where win.kind = 'win' and win.verdict = 'OK' and win.provider = bet.provider
        and win.round = bet.round and win.member_id = bet.member_id) as win_minor,
    case when bool_and(back.game_transaction_id is not null) then 'undone'
      when exists (
        select from game_transaction as part
        left join game_transaction as origin on part.kind = 'rollback'
          and origin.provider = part.provider
          and origin.transaction_id = part.reference_transaction_id
        where part.round_closed and part.verdict = 'OK' and part.provider = bet.provider
          and part.member_id = bet.member_id and coalesce(origin.round, part.round) = bet.round
          and (part.kind <> 'rollback' or origin.verdict = 'OK')
      ) then 'settled' else 'running' end as state
  from game_transaction as bet
  left join game_transaction as back on back.provider = bet.provider
    and back.reference_transaction_id = bet.transaction_id
    and back.kind = 'rollback' and back.verdict = 'OK'
  where bet.kind = 'bet' and bet.verdict = 'OK'
  group by bet.provider, bet.round, bet.member_id`;

/** Returns the rows that are in one query but not in the other, in either direction. */
async function differences(left: ReturnType<typeof sql>, right: ReturnType<typeof sql>) {
  const { rows } = await sql`
    ((${left}) except (${right})) union all ((${right}) except (${left}))`.execute(fixture.db);
  return rows;
}

const day = sql`(at_ms + ${zoneMs}::bigint) / 86400000`;

/** Returns the kept rows that differ from those that follow from transactions and entries. */
async function differencesFromLedger() {
  return [
    ...(await differences(
      sql`select member_id, round_id, stake_minor, given_back_minor, win_minor, state from bet_round`,
      roundsOfTransactions,
    )),
    ...(await differences(
      sql`select member_id, day::bigint as day, node_id, category, rounds::bigint, settled_rounds::bigint,
        undone_rounds::bigint, stake_minor::numeric, valid_minor::numeric, win_minor::numeric, settled_win_minor::numeric from play_day`,
      sql`select member_id, ${day}, node_id, category, count(*), count(*) filter (where state = 'settled'),
        count(*) filter (where state = 'undone'), sum(stake_minor), sum(valid_minor), sum(win_minor),
        coalesce(sum(win_minor) filter (where state = 'settled'), 0)
        from bet_round group by 1, 2, 3, 4`,
    )),
    ...(await differences(
      sql`select member_id, day::bigint as day, type, in_entries::bigint, in_minor::numeric, out_entries::bigint, out_minor::numeric from ledger_day`,
      sql`select member_id, ${day}, type, count(*) filter (where amount_minor > 0),
        coalesce(sum(amount_minor) filter (where amount_minor > 0), 0), count(*) filter (where amount_minor < 0),
        coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)
        from wallet_entry group by 1, 2, 3`,
    )),
    ...(await differences(
      sql`select member_id, day::bigint as day, rounds::numeric, stake_minor::numeric, valid_minor::numeric, win_minor::numeric,
        deposit_minor::numeric, withdrawal_minor::numeric, rebate_minor::numeric, bonus_minor::numeric, commission_minor::numeric from member_day`,
      sql`select member_id, day, sum(rounds), sum(stake_minor), sum(valid_minor), sum(win_minor), sum(deposit_minor),
        sum(withdrawal_minor), sum(rebate_minor), sum(bonus_minor), sum(commission_minor)
        from (
          select member_id, ${day} as day, 1 as rounds, stake_minor, valid_minor,
            case when state = 'settled' then win_minor else 0 end as win_minor, 0 as deposit_minor,
            0 as withdrawal_minor, 0 as rebate_minor, 0 as bonus_minor, 0 as commission_minor from bet_round
          union all
          select member_id, ${day}, 0, 0, 0, 0, case when type = 'deposit' then amount_minor else 0 end,
            case when type = 'withdrawal' then -amount_minor else 0 end, case when type = 'rebate' then amount_minor else 0 end,
            case when type in ('bonus', 'reward') then amount_minor else 0 end,
            case when type in ('dividend', 'salary') and amount_minor > 0 then amount_minor else 0 end
          from wallet_entry where type in ('deposit', 'withdrawal', 'rebate', 'bonus', 'reward')
            or type in ('dividend', 'salary') and amount_minor > 0
        ) as part group by 1, 2`,
    )),
    ...(await differences(
      sql`select entry_id, after_minor::numeric from wallet_entry`,
      sql`select entry_id, sum(amount_minor) over (partition by member_id, purse order by entry_id) from wallet_entry`,
    )),
  ];
}

it.each([1, 3])(
  '[AGNT-07] [AGNT-11] keeps rounds, days and balances equal to the ledger for any actions (%i)',
  async (seed) => {
    const random = new Random(`daily sums ${seed}`);
    const money = new GameMoney({ db: fixture.db, catalogue });
    const members = [await fixture.newMember(50_000), await fixture.newMember(0)];
    const sent: MoneyOrder[] = [];
    for (let step = 0; step < 80; step += 1) {
      const atMs = step * random.int(1, 3) * hourMs;
      const memberId = random.pick(members);
      if (random.chance(0.15))
        await fixture.db
          .insertInto('wallet_entry')
          .values(
            Array.from({ length: random.int(1, 3) }, () => ({
              member_id: memberId,
              amount_minor: random.int(1, 5_000) * (random.chance(0.7) ? 1 : -1),
              reason: random.pick(['deposit', 'withdrawal', 'rebate', 'salary', 'transfer']),
              purse: random.pick([mainPurse, 'SLMR']),
              at_ms: atMs,
            })),
          )
          .execute();
      const related = sent.length > 0 && random.chance(0.65) ? random.pick(sent) : undefined;
      const kind = related ? random.pick(['bet', 'win', 'rollback'] as const) : 'bet';
      const next: MoneyOrder = {
        kind,
        provider: 'DEMO',
        transactionId: `sums-${seed}-${step}`,
        round: related?.round ?? `sums-${seed}-${random.int(0, 20)}`,
        roundClosed: random.chance(0.15),
        currency: 'PHP',
        merchant: 'LAGOON',
        nodeId: random.pick([40_001, 40_002]),
        purse: mainPurse,
        memberId: related?.memberId ?? memberId,
        amountMinor: kind === 'rollback' && related ? related.amountMinor : random.int(0, 900),
        ...(kind !== 'bet' && related && { referenceTransactionId: related.transactionId }),
      };
      sent.push(next);
      await money.apply(next, atMs);
    }

    expect(await differencesFromLedger()).toEqual([]);
    const { rows } = await sql<{ states: number }>`
      select count(distinct state) as states from bet_round
      where member_id = any(${members})`.execute(fixture.db);
    expect(rows[0]?.states).toBe(3);
  },
);

it('[AGNT-13] keeps the sums of many rows of one statement', async () => {
  const memberId = await fixture.newMember(0);
  await sql`
    insert into wallet_entry (member_id, amount_minor, reason, at_ms)
    select ${memberId}::bigint, case when n % 3 = 0 then -n else n end, 'deposit', n * ${hourMs}::bigint
    from generate_series(1, 500) as n`.execute(fixture.db);
  await sql`
    insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round, round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse, reference_transaction_id, at_ms, verdict)
    select 'LAGOON', ${memberId}::bigint, 'DEMO', 'many-' || n || kind, kind, 'many-' || n, kind = 'win', 40001, 'RNG', 100, moved, 0, 'PHP', '', case when kind <> 'bet' then 'many-' || n || 'bet' end, n * ${hourMs}::bigint, 'OK'
    from generate_series(1, 300) as n, (values ('bet', -100), ('win', 250), ('rollback', 100)) as part (kind, moved)
    where kind <> case when n % 2 = 0 then 'win' else 'rollback' end`.execute(fixture.db);

  expect(await differencesFromLedger()).toEqual([]);
});
