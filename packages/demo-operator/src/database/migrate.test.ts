import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Affiliates } from '../members/Affiliates.ts';
import { Members } from '../members/Members.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { temporaryDatabase } from '../testing/startTestSandbox.ts';
import { migrate, type Migration } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';

// Creating a database is slow when many tests run concurrently.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let database: OpenDatabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  const temporary = await temporaryDatabase();
  remove = temporary.remove;
  database = await openDatabase(temporary.location);
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

const history = async (): Promise<string[]> =>
  (await database.db.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

it('applies each migration once', async () => {
  expect(await migrate(database.db, migrations)).toEqual([]);
  expect(await history()).toEqual(released);
});

it('numbers the migrations without a gap', () => {
  expect(released.map((name) => /^(\d{4})_[a-z_]+$/.exec(name)?.[1])).toEqual(
    released.map((_name, index) => String(index + 1).padStart(4, '0')),
  );
});

it('rejects a database that has more or other migrations', async () => {
  await expect(migrate(database.db, migrations.slice(0, -1))).rejects.toThrow(
    `The database cannot be brought up to date: corrupted migrations: previously executed migration ${released.at(-1) ?? ''} is missing. Start the version of the sandbox that made it, or begin anew: `,
  );
  await expect(migrate(database.db, named('0001_elsewhere', ...released.slice(1)))).rejects.toThrow(
    'previously executed migration 0001_merchant is missing',
  );
});

it('adopts the history of an older version', async () => {
  const { db } = database;
  await sql`create table migration (number integer primary key, name text not null unique)`.execute(
    db,
  );
  await sql`insert into migration select row_number() over (order by name), name from kysely_migration`.execute(
    db,
  );
  await sql`drop table kysely_migration`.execute(db);

  expect(await migrate(db, migrations)).toEqual([]);
  expect(await history()).toEqual(released);
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

it('keeps wallet entries unchanged until the merchant is deleted', async () => {
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

it('gives existing merchants the values of new ones', async () => {
  const older = await temporaryDatabase();
  const { db, close } = await openDatabase(older.location);
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
    const member = await members.findByMobile('LAGOON', {
      dialingCode: '+63',
      number: '9170000001',
    });
    expect(member).toMatchObject({
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
