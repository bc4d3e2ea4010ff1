import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../testing/useDatabase.ts';

const fixture = useDatabase();

it('writes the ledger of each member in the order of time, without a debt on the way', async () => {
  const { rows } = await sql<{ account: string; least: number; entries: number; late: number }>`
    select account, min(after_minor) as least, count(*)::integer as entries,
      count(*) filter (where at_ms < before_ms)::integer as late
    from (
      select account, after_minor, at_ms,
        lag(at_ms) over (partition by member_id order by entry_id) as before_ms
      from wallet_entry join member using (member_id)
      where merchant in ('LAGOON', 'IRONFIELD')
    ) as entry
    group by account order by account`.execute(fixture.db);

  expect(Math.min(...rows.map(({ least }) => least))).toBeGreaterThanOrEqual(0);
  expect(rows.filter(({ late }) => late > 0)).toEqual([]);
  const entriesOf = (account: string) => rows.find((row) => row.account === account)?.entries ?? 0;
  expect(entriesOf('demo')).toBeGreaterThan(400);
  expect(entriesOf('agent')).toBeGreaterThan(100);
});

it('has game transactions that agree with the ledger, and enough stakes for the rank of demo', async () => {
  const { rows } = await sql<{ wrong: number; stake: number }>`
    select count(*) filter (where game.moved_minor <> entry.amount_minor or game.balance_minor <> entry.after_minor)::integer as wrong,
      -sum(entry.amount_minor) filter (where entry.type = 'bet' and account = 'demo')::bigint as stake
    from account_record as entry
    join member on member.member_id = entry.member_id
    join wallet_entry using (entry_id)
    join game_transaction as game on game.game_transaction_id = wallet_entry.game_transaction_id
    where member.merchant = 'LAGOON'`.execute(fixture.db);

  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.stake).toBeGreaterThan(5_000_000);
  expect(rows[0]?.stake).toBeLessThan(25_000_000);
});

it('[MEMB-05] [MEMB-06] has an order for each deposit and withdrawal of the history', async () => {
  const { rows } = await sql<{ reason: string; entries: number; orders: number }>`
    select wallet_entry.reason, count(*)::integer as entries,
      (count(deposit.order_id) + count(withdrawal.order_id))::integer as orders
    from wallet_entry
    left join deposit_order as deposit
      on deposit.order_id = reference and deposit.credited_minor = wallet_entry.amount_minor
    left join withdrawal_order as withdrawal
      on withdrawal.order_id = reference and withdrawal.amount_minor = -wallet_entry.amount_minor
    where wallet_entry.reason in ('deposit', 'withdrawal')
    group by wallet_entry.reason`.execute(fixture.db);

  expect(rows).toHaveLength(2);
  for (const { entries, orders } of rows) expect([entries > 0, orders]).toEqual([true, entries]);
});
