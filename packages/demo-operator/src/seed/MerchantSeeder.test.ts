import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Members } from '../members/Members.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { MerchantSeeder } from './MerchantSeeder.ts';
import { hasDownlines } from './seedDownlines.ts';

const database = useDatabase();
const laterMs = Date.UTC(2027, 0, 1);

/** Returns a hash of the rows of each table. */
async function contents(): Promise<Map<string, string | null | undefined>> {
  const { db } = database;
  const hashes = new Map<string, string | null | undefined>();
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(content::text, ';' order by content::text)) as hash
      from ${sql.table(name)} as content`.execute(db);
    hashes.set(name, rows[0]?.hash);
  }
  return hashes;
}

it('changes nothing when all data exists', async () => {
  const before = await contents();

  await new MerchantSeeder(database.db).seed(laterMs);

  expect(await contents()).toEqual(before);
});

it('adds the accounts that a merchant lacks and leaves the others unchanged', async () => {
  const { db } = database;
  const members = new Members(db);
  await db
    .deleteFrom('member')
    .where('merchant', '=', 'LAGOON')
    .where('account', '<>', 'demo')
    .execute();
  const before = await members.findByAccount('LAGOON', 'demo');

  await new MerchantSeeder(db).seed(laterMs);

  expect(await members.findByAccount('LAGOON', 'demo')).toEqual(before);
  expect(await members.findByAccount('LAGOON', 'traveller')).toMatchObject({ addressCheck: true });
  expect(await hasDownlines(db, 'LAGOON')).toBe(true);
});

it.each(['00:00:00', '00:01:00', '23:59:59'])(
  'plays a history that ends before the seed, at %s of the members’ day',
  async (time) => {
    const { db } = database;
    const atMs = Date.parse(`2026-12-01T${time}+08:00`);
    const code = `AT_${time.replaceAll(':', '')}`;

    await new MerchantSeeder(db).create({
      code,
      profile: 'LAGOON',
      modulesOff: [],
      atMs,
      withHistory: true,
    });

    const { rows } = await sql<{ late: number; played: number }>`
      select count(*) filter (where at_ms > ${atMs}::bigint)::integer as late,
        count(*) filter (where type = 'bet')::integer as played
      from wallet_entry join member using (member_id) where merchant = ${code}`.execute(db);
    expect(rows[0]?.late).toBe(0);
    expect(rows[0]?.played).toBeGreaterThan(200);
  },
);
