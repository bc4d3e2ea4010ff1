import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Affiliates } from '../members/Affiliates.ts';
import { Members } from '../members/Members.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { temporaryDatabase } from '../testing/startTestSandbox.ts';
import { migrate, type Migration } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';

// A database of one's own takes its time where many tests run at once.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let database: OpenDatabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryDatabase();
  remove = temporary.remove;
  database = await openDatabase(temporary.place);
  await migrate(database.db, migrations);
});

afterAll(async () => {
  await database.close();
  await remove();
});

function named(...names: string[]): Migration[] {
  return names.map((name) => ({ name, up: () => Promise.resolve() }));
}

const released = migrations.map(({ name }) => name);

it('applies each migration once', async () => {
  expect(await migrate(database.db, migrations)).toEqual([]);
  const rows = await database.db.selectFrom('migration').selectAll().orderBy('number').execute();
  expect(rows).toEqual(released.map((name, index) => ({ number: index + 1, name })));
});

it('refuses a list with a gap, a number twice or another order, and says where', async () => {
  await expect(migrate(database.db, named('0001_one', '0003_three'))).rejects.toThrow(
    '"0003_three" stands where number 2 belongs',
  );
  await expect(migrate(database.db, named('0001_one', '0001_other'))).rejects.toThrow(
    '"0001_other" stands where number 2 belongs',
  );
  await expect(migrate(database.db, named('0002_two', '0001_one', '3_x'))).rejects.toThrow(
    /"0002_two".*number 1[^]*"0001_one".*number 2[^]*"3_x" is no name/,
  );
});

it('refuses a database that knows more or other migrations', async () => {
  await expect(migrate(database.db, migrations.slice(0, -1))).rejects.toThrow(
    `The database has "${released.at(-1) ?? ''}", which this version does not know`,
  );
  await expect(migrate(database.db, named('0001_elsewhere', ...released.slice(1)))).rejects.toThrow(
    '"0001_merchant" where this version has "0001_elsewhere"',
  );
});

it('refuses a database whose own history has a gap', async () => {
  const rollback = new Error('rolled back');
  await expect(
    database.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('migration').where('number', '=', 2).execute();
      await expect(
        migrate(
          {
            transaction: () => ({
              execute: (run: (inner: typeof tx) => Promise<unknown>) => run(tx),
            }),
          } as never,
          migrations,
        ),
      ).rejects.toThrow('without number 2');
      throw rollback;
    }),
  ).rejects.toBe(rollback);
});

it('leaves nothing behind when a migration fails', async () => {
  const failing: Migration = {
    name: `${String(released.length + 1).padStart(4, '0')}_fails`,
    up: async (tx) => {
      await sql`create table half_made (x integer)`.execute(tx);
      throw new Error('no');
    },
  };
  await expect(migrate(database.db, [...migrations, failing])).rejects.toThrow('no');
  expect(
    (
      await sql<{ found: string | null }>`select to_regclass('half_made') as found`.execute(
        database.db,
      )
    ).rows,
  ).toEqual([{ found: null }]);
});

it('keeps wallet entries as they are, until the merchant goes', async () => {
  const { db } = database;
  await db
    .insertInto('merchant')
    .values({ code: 'X', profile: 'LAGOON', maintenance_end_at: null })
    .execute();
  const { member_id: memberId } = await db
    .insertInto('member')
    .values({
      merchant: 'X',
      account: 'a',
      password_hash: '',
      is_agent: 0,
      nickname: '',
      first_time_login: false,
      password_expired: false,
      rank_level: 1,
      rank_name: '',
      member_label: [],
    })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  const entry = { member_id: memberId, reason: 'test', at_ms: 0 };
  await db
    .insertInto('wallet_entry')
    .values([
      { ...entry, amount_minor: 1_000 },
      { ...entry, amount_minor: -250 },
    ])
    .execute();

  await expect(db.updateTable('wallet_entry').set({ amount_minor: 1 }).execute()).rejects.toThrow(
    'never changed or removed',
  );
  await expect(db.deleteFrom('wallet_entry').execute()).rejects.toThrow('never changed or removed');
  await expect(
    db
      .insertInto('wallet_entry')
      .values({ ...entry, amount_minor: 0 })
      .execute(),
  ).rejects.toThrow('amount_minor');

  await db.deleteFrom('merchant').where('code', '=', 'X').execute();
  expect(await db.selectFrom('wallet_entry').selectAll().execute()).toEqual([]);
});

it('gives merchants of before what new ones have', async () => {
  const older = await temporaryDatabase();
  const { db, close } = await openDatabase(older.place);
  try {
    await migrate(db, migrations.slice(0, 5));
    await sql`insert into merchant (code, profile) values ('LAGOON', 'LAGOON')`.execute(db);
    await sql`
      insert into member (merchant, account, password_hash, is_agent, nickname, first_time_login, password_expired, rank_level, rank_name, member_label)
      values ('LAGOON', 'demo', 'as it was', 0, 'Demo', false, false, 1, 'Bronze', '{}')`.execute(
      db,
    );
    await sql`insert into wallet_entry (member_id, amount_minor, reason, at_ms) select member_id, unnest(array[700, -200]), 'before', 0 from member`.execute(
      db,
    );
    await migrate(db, migrations);
    expect(await db.selectFrom('wallet_sum').select(['purse', 'balance_minor']).execute()).toEqual([
      { purse: '', balance_minor: 500 },
    ]);
    await new MerchantSeeder(db).seed(0);
    await new MerchantSeeder(db).seed(0);

    const members = new Members(db);
    const known = await members.findByMobile('LAGOON', {
      dialingCode: '+63',
      number: '9170000001',
    });
    expect(known).toMatchObject({
      account: 'demo',
      email: 'demo@example.test',
      passwordHash: 'as it was',
    });
    expect(await members.findByAccount('LAGOON', 'traveller')).toMatchObject({
      addressCheck: true,
    });
    const affiliates = new Affiliates(db);
    const atMs = Date.UTC(2026, 0, 1);
    for (const [code, isValid] of [
      ['WELCOME1', true],
      ['FRIEND88', true],
      ['BYGONE20', false],
    ] as const) {
      for (const merchant of ['LAGOON', 'IRONFIELD'])
        expect([merchant, code, await affiliates.isValid(merchant, code, atMs)]).toEqual([
          merchant,
          code,
          isValid,
        ]);
    }
  } finally {
    await close();
    await older.remove();
  }
});
