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
