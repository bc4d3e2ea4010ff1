import { afterAll, beforeAll, vi } from 'vitest';
import type { Database } from '../database/DatabaseSchema.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { Members } from '../members/Members.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { seededDatabase } from './startTestSandbox.ts';

/**
 * A database of a test file's own, with the merchants every sandbox has, and members of the test's
 * own.
 */
export interface DatabaseInUse {
  db: Database;
  /** The number of a new member of LAGOON with so much money. */
  newMember(balanceMinor: number): Promise<number>;
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
  // A database of one's own takes its time where many tests run at once.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
  const used = {} as DatabaseInUse; // filled before the first test
  let made = 0;
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const { place, remove } = await seededDatabase();
    const database = await openDatabase(place);
    close = async () => {
      await database.close();
      await remove();
    };
    await migrate(database.db, migrations);
    await new MerchantSeeder(database.db).seed(0);
    const members = new Members(database.db);
    used.db = database.db;
    used.newMember = async (balanceMinor) => {
      made += 1;
      const account = `own${made}`;
      await members.add('LAGOON', { ...plain, account, balanceMinor }, 0);
      const member = await members.findByAccount('LAGOON', account);
      if (!member) throw new Error(`${account} was not made.`);
      return member.memberId;
    };
  });
  afterAll(() => close());
  return used;
}
