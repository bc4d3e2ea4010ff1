import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AccountRecordView } from '../database/recordTables.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { RecordQuery, type RecordList } from './RecordQuery.ts';

const fixture = useDatabase();
const entries: RecordList<AccountRecordView, 'inMinor' | 'sumMinor'> = {
  from: sql.table('account_record'),
  id: 'entry_id',
  totals: {
    inMinor: sql`sum(amount_minor) filter (where amount_minor > 0)`,
    sumMinor: sql`sum(amount_minor)`,
  },
};

/** Adds a wallet entry of each amount, one millisecond apart from 1. */
async function memberWith(...amounts: number[]): Promise<number> {
  const memberId = await fixture.newMember(0);
  for (const [index, amount] of amounts.entries()) await add(memberId, amount, index + 1);
  return memberId;
}

const add = (memberId: number, amountMinor: number, atMs: number, purse = '') =>
  fixture.db
    .insertInto('wallet_entry')
    .values({ member_id: memberId, amount_minor: amountMinor, reason: 'bonus', at_ms: atMs, purse })
    .execute();

const amountsOf = ({ rows }: { rows: AccountRecordView[] }) =>
  rows.map(({ amount_minor: amountMinor }) => amountMinor);

it('pages one member’s records, newest first, with totals of all pages', async () => {
  const memberId = await memberWith(5, -3, 8);
  await memberWith(1_000);

  const page = await new RecordQuery(fixture.db).page(
    entries,
    { memberId },
    { pageNo: 2, pageSize: 2 },
  );

  expect(amountsOf(page)).toEqual([5]);
  expect(page.totalPages).toBe(2);
  expect(page.totals).toEqual({ count: 3, inMinor: 13, sumMinor: 10 });
});

it('filters by period, values and conditions, and sorts by a column', async () => {
  const memberId = await memberWith(5, -3, 8, 2);
  await add(memberId, 7, 3, 'SLMR');
  const list = async (change: object, page: object = {}) =>
    amountsOf(
      await new RecordQuery(fixture.db).page(
        entries,
        { memberId, ...change },
        { pageNo: 1, pageSize: 9, ...page },
      ),
    );

  expect(await list({ fromMs: 2, toMs: 4 })).toEqual([7, 8, -3]);
  expect(await list({ equal: { purse: ['SLMR', 'other'], type: 'bonus' } })).toEqual([7]);
  expect(await list({ equal: { purse: 'SLMR', type: 'deposit' } })).toEqual([]);
  expect(await list({ equal: { purse: undefined }, where: [sql`amount_minor < 0`] })).toEqual([-3]);
  expect(await list({}, { sort: 'amount_minor', order: 'asc' })).toEqual([-3, 2, 5, 7, 8]);
});

it('continues below a cursor without gaps or repeats while records are added', async () => {
  const memberId = await memberWith(1, 2, 3, 4, 5);
  const query = new RecordQuery(fixture.db);
  const first = await query.slice(entries, { memberId }, { pageSize: 2 });
  await add(memberId, 6, 9);

  const second = await query.slice(
    entries,
    { memberId },
    { pageSize: 2, cursor: first.nextCursor },
  );
  const third = await query.slice(
    entries,
    { memberId },
    { pageSize: 2, cursor: second.nextCursor },
  );

  expect([first, second, third].map(amountsOf)).toEqual([[5, 4], [3, 2], [1]]);
  expect(third.nextCursor).toBeUndefined();
  expect(third.totals.sumMinor).toBe(21);
});

it('chains the balances of each purse', async () => {
  const memberId = await memberWith(5, -3);
  await add(memberId, 9, 3, 'SLMR');
  await add(memberId, 4, 4);

  const { rows } = await new RecordQuery(fixture.db).slice(entries, { memberId }, { pageSize: 9 });

  expect(rows.map(({ after_minor: afterMinor }) => afterMinor)).toEqual([6, 9, 2, 5]);
});
