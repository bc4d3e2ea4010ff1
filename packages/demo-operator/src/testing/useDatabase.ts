import { FakeClock } from '@livery/testing/FakeClock';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Database } from '../database/DatabaseSchema.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { Members } from '../members/Members.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { seededDatabase } from './startTestSandbox.ts';

/** Database for one test file with the default merchants, and members created by the tests. */
export interface DatabaseInUse {
  db: Database;
  /**
   * Creates a member of a merchant, LAGOON by default, with the given balance and returns its id.
   */
  newMember(balanceMinor: number, merchant?: string): Promise<number>;
}

const plain = {
  passwordHash: 'none',
  isAgent: 0,
  nickname: 'Test',
  firstTimeLogin: false,
  passwordExpired: false,
  rankLevel: 1,
  rankName: 'Bronze',
  memberLabel: [],
};

export function useDatabase(): DatabaseInUse {
  // Creating a database is slow when many tests run concurrently.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
  const used = {} as DatabaseInUse; // filled before the first test
  let createdCount = 0;
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const { location, remove } = await seededDatabase();
    const database = await openDatabase(location);
    close = async () => {
      await database.close();
      await remove();
    };
    await migrate(database, migrations);
    // As the copied database was; a real PostgreSQL begins empty.
    await new MerchantSeeder(database.db).seed(new FakeClock().nowMs());
    const members = new Members(database.db);
    used.db = database.db;
    used.newMember = async (balanceMinor, merchant = 'LAGOON') => {
      createdCount += 1;
      const account = `own${createdCount}`;
      await members.add(merchant, { ...plain, account, balanceMinor }, 0);
      const member = await members.findByAccount(merchant, account);
      if (!member) throw new Error(`${account} was not made.`);
      return member.memberId;
    };
  });
  afterAll(() => close());
  return used;
}
