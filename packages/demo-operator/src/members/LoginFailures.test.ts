import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { seededDatabase } from '../testing/startTestSandbox.ts';
import { LoginFailures, lockMs } from './LoginFailures.ts';

// Creating a database is slow when many tests run concurrently.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let database: OpenDatabase;
let remove: () => Promise<void>;
let failures: LoginFailures;
let createdCount = 0;
let merchant: string;
const startMs = Date.UTC(2026, 10, 20);
const quarterHourMs = 15 * 60_000;

beforeAll(async () => {
  const temporary = await seededDatabase();
  remove = temporary.remove;
  database = await openDatabase(temporary.location);
  await migrate(database, migrations);
  failures = new LoginFailures(database.db);
});

beforeEach(async () => {
  createdCount += 1;
  merchant = `M${createdCount}`;
  await database.db
    .insertInto('merchant')
    .values({ code: merchant, profile: 'LAGOON', maintenance_end_at: null })
    .execute();
});

afterAll(async () => {
  await database.close();
  await remove();
});

/**
 * Fails the given number of times from different sources. Returns how many failures caused a lock.
 */
async function failAs(
  times: number,
  source: (index: number) => { account: string; address: string },
  atMs = startMs,
): Promise<number> {
  let locks = 0;
  for (let index = 0; index < times; index += 1)
    if (await failures.add({ merchant, ...source(index) }, atMs)) locks += 1;
  return locks;
}

async function lockedUntil(account: string, address: string): Promise<number> {
  return (await failures.find({ merchant, account, address })).lockedUntilMs;
}

const eachFrom = (first: number) => (index: number) => ({
  account: 'Demo',
  address: `198.51.100.${first + index}`,
});
const eachAt = (first: number) => (index: number) => ({
  account: `member${first + index}`,
  address: '203.0.113.1',
});

it('locks an account after twenty failures from any address, ignoring case', async () => {
  expect(await failAs(19, eachFrom(0))).toBe(0);
  expect(await lockedUntil('demo', '203.0.113.1')).toBe(0);
  expect(await failAs(1, () => ({ account: 'DEMO', address: '198.51.100.99' }))).toBe(1);
  expect(await lockedUntil('demo', '203.0.113.1')).toBe(startMs + lockMs);
  expect(await lockedUntil('trial', '198.51.100.99')).toBe(0);
});

it('locks an address after fifty failures at any accounts', async () => {
  expect(await failAs(49, eachAt(0))).toBe(0);
  expect(await failAs(1, eachAt(49))).toBe(1);
  expect(await lockedUntil('demo', '203.0.113.1')).toBe(startMs + lockMs);
  expect(await lockedUntil('demo', '203.0.113.2')).toBe(0);
});

it('counts failures of the last quarter of an hour', async () => {
  await failAs(19, eachFrom(0));
  expect(await failAs(1, eachFrom(19), startMs + quarterHourMs)).toBe(0);
  expect(await failAs(19, eachFrom(20), startMs + 2 * quarterHourMs - 1)).toBe(1);
});

it('restarts the count with a lock, for each merchant separately', async () => {
  await failAs(20, eachFrom(0));
  expect(await failAs(19, eachFrom(20), startMs + lockMs)).toBe(0);
  merchant = 'M1';
  expect(await failures.find({ merchant, account: 'demo', address: '192.0.2.1' })).toMatchObject({
    captchaNeeded: false,
  });
});

it('clears the failures of an account, and none of an address', async () => {
  await failAs(49, eachAt(0));
  await failAs(20, eachFrom(0));
  await failures.clearAccount(merchant, 'Demo');
  expect(await failures.find({ merchant, account: 'demo', address: '198.51.100.0' })).toEqual({
    captchaNeeded: false,
    lockedUntilMs: 0,
  });
  expect(await failAs(19, eachFrom(20))).toBe(0);
  expect(await failAs(1, eachAt(49))).toBe(1);
  await failures.clearAccount(merchant, 'DEMO');
  expect(await failAs(19, eachFrom(40))).toBe(0);
});

it('keeps other addresses’ failures after a successful login', async () => {
  await failAs(19, eachFrom(0));
  await failures.clear({ merchant, account: 'demo', address: '198.51.100.0' });
  expect(await failAs(1, eachFrom(19))).toBe(1);
});
