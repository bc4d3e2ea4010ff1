import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporaryDatabase } from '../testing/startTestSandbox.ts';
import { migrate, MigrationError, type Migration } from './migrate.ts';
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
  await migrate(database, migrations);
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
  expect(await migrate(database, migrations)).toEqual([]);
  expect(await history()).toEqual(released);
});

it('numbers the migrations without a gap', () => {
  expect(released.map((name) => /^(\d{4})_[a-z_]+$/.exec(name)?.[1])).toEqual(
    released.map((_name, index) => String(index + 1).padStart(4, '0')),
  );
});

it('rejects a database that has more or other migrations', async () => {
  await expect(migrate(database, migrations.slice(0, -1))).rejects.toThrow(
    new MigrationError(
      database.location,
      `previously executed migration ${released.at(-1) ?? ''} is missing`,
    ),
  );
  await expect(migrate(database, named('0001_elsewhere', ...released.slice(1)))).rejects.toThrow(
    'previously executed migration 0001_baseline is missing',
  );
});

it('names the folder or the database of another version, and what to do', () => {
  const problem = 'previously executed migration 0001_merchant is missing';

  expect(new MigrationError({ folder: '/data/sandbox' }, problem).message).toBe(
    'The database in the folder /data/sandbox was created by another version of the sandbox, so this version cannot use it: previously executed migration 0001_merchant is missing. Remove the folder and start again: the demonstration data is created again, and what was changed in it is lost. Or start the version that created it.',
  );
  expect(
    new MigrationError({ url: 'postgres://livery:secret@localhost/demo' }, problem).message,
  ).toBe(
    'The database postgres://livery@localhost/demo was created by another version of the sandbox, so this version cannot use it: previously executed migration 0001_merchant is missing. Name an empty database in SANDBOX_DATABASE_URL and start again. Or start the version that created it.',
  );
});

it('leaves nothing behind when a migration fails', async () => {
  const failing: Migration = {
    name: `${String(released.length + 1).padStart(4, '0')}_fails`,
    up: async (tx) => {
      await sql`create table half_made (x integer)`.execute(tx);
      throw new Error('no');
    },
  };
  await expect(migrate(database, [...migrations, failing])).rejects.toThrow('no');
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
