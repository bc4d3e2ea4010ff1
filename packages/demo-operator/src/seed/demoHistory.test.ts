import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../testing/useDatabase.ts';

const fixture = useDatabase();

it('ends the history of each member in the balance of the seed, without a debt on the way', async () => {
  const { rows } = await sql<{ account: string; last: number; least: number; entries: number }>`
    select account, (array_agg(after_minor order by entry_id desc))[1] as last, min(after_minor) as least, count(*)::integer as entries
    from account_record join member using (member_id)
    where merchant = 'LAGOON' and account in ('demo', 'agent')
    group by account order by account`.execute(fixture.db);

  expect(rows.map(({ account, last }) => [account, last])).toEqual([
    ['agent', 5_000_000],
    ['demo', 1_234_567],
  ]);
  expect(Math.min(...rows.map(({ least }) => least))).toBeGreaterThanOrEqual(0);
  expect(Math.min(...rows.map(({ entries }) => entries))).toBeGreaterThan(100);
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
