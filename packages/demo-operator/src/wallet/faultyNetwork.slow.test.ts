import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import { systemClock } from '@livery/demo-provider/server/systemClock';
import { storedSecret } from '../protection/codecs/storedSecret.ts';
import { openDatabase, type DatabaseLocation } from '../database/openDatabase.ts';
import { AdminClient } from '../testing/AdminClient.ts';
import { OpenGame } from '../testing/OpenGame.ts';
import { SandboxProcess } from '../testing/SandboxProcess.ts';
import { ScriptedProvider } from '../testing/ScriptedProvider.ts';
import { temporaryDatabase } from '../testing/startTestSandbox.ts';
import type { CallbackFault } from './CallbackFaults.ts';

// The process has its own database and is started three times.
vi.setConfig({ testTimeout: 300_000 });

const rounds = 200;
const accounts = [
  ['demo', 'Demo1234'],
  ['agent', 'Agent1234'],
  ['partner', 'Partner1234'],
  ['expired', 'Expired123'],
] as const;
/** Percentage of callbacks with each fault; the others are answered normally. */
const shares: Readonly<Partial<Record<CallbackFault, number>>> = {
  dropBeforeCommit: 8,
  dropAfterCommit: 10,
  duplicate: 10,
  reorder: 10,
  timeoutAfterCommit: 2,
};

let data: string;
let temporary: { location: DatabaseLocation; remove: () => Promise<void> };
let sandbox: SandboxProcess;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'livery-faulty-'));
  temporary = process.env.SANDBOX_TEST_DATABASE_URL
    ? await temporaryDatabase()
    : { location: { folder: join(data, 'sandbox') }, remove: () => Promise.resolve() };
  sandbox = new SandboxProcess({ data, location: temporary.location });
});

afterEach(async () => {
  await sandbox.kill();
  await temporary.remove();
  await rm(data, { recursive: true, force: true });
});

function drawFaults(random: Random): CallbackFault[] {
  // Keys of the table above
  const faultPool = Object.entries(shares).flatMap(([fault, share]) =>
    Array.from({ length: share }, () => fault as CallbackFault),
  );
  return Array.from({ length: 400 }, () =>
    random.int(1, 100) <= faultPool.length ? random.pick(faultPool) : 'none',
  );
}

it('[GAME-04] loses and double-pays nothing in 200 rounds over a faulty network with a sandbox killed in the middle', async () => {
  const random = new Random('a faulty network');
  const origin = await sandbox.start();
  const admin = new AdminClient(origin, { nowMs: () => Date.now() });
  const client = await admin.newMerchant();
  const spoil = (): Promise<unknown> =>
    admin.send('PUT', `/merchants/${client.merchant}/callback-faults`, {
      faults: drawFaults(random),
    });
  await spoil();
  const tokens: string[] = [];
  const providers: ScriptedProvider[] = [];
  for (const [account, password] of accounts) {
    const token = await client.login(account, password);
    const game = await OpenGame.open(client, token, {
      clock: systemClock,
      keySecret: storedSecret(data),
      timeoutMs: 1_000,
    });
    tokens.push(token);
    providers.push(
      new ScriptedProvider({ game, random: new Random(account), repeat: () => sandbox.origin }),
    );
  }

  let started = 0;
  let restart: Promise<void> = Promise.resolve();
  const killAndStart = async (): Promise<void> => {
    await sandbox.kill();
    await sandbox.start();
    await spoil();
  };
  await Promise.all(
    providers.map(async (provider) => {
      while (started < rounds) {
        started += 1;
        // The other rounds are in progress at this moment.
        if (started === Math.floor(rounds / 3) || started === Math.floor((2 * rounds) / 3))
          restart = restart.then(killAndStart);
        await provider.playRound();
      }
    }),
  );
  await restart;

  expect(providers.reduce((sum, provider) => sum + provider.rounds.length, 0)).toBe(rounds);
  const expected = providers.map((provider) =>
    provider.rounds.reduce((sum, { netMinor }) => sum + netMinor, 0),
  );
  const balances = await Promise.all(
    tokens.map(
      async (token) =>
        ((await client.call('getBalanceV2', {}, { token })).value as { sumBalance: number })
          .sumBalance,
    ),
  );
  await sandbox.kill();

  const { db, close } = await openDatabase(temporary.location);
  try {
    const members = await db
      .selectFrom('member')
      .innerJoin('wallet_entry', 'wallet_entry.member_id', 'member.member_id')
      .innerJoin('wallet_sum', 'wallet_sum.member_id', 'member.member_id')
      .select([
        'account',
        'wallet_sum.balance_minor as kept',
        sql<number>`sum(amount_minor)::bigint`.as('entries'),
        sql<number>`coalesce(sum(amount_minor) filter (where game_transaction_id is not null), 0)::bigint`.as(
          'played',
        ),
      ])
      .where('merchant', '=', client.merchant)
      .where(
        'account',
        'in',
        accounts.map(([account]) => account),
      )
      .groupBy(['account', 'wallet_sum.balance_minor'])
      .execute();
    for (const [index, [account]] of accounts.entries()) {
      const member = members.find((row) => row.account === account);
      expect([account, member?.played, member?.entries, balances[index]]).toEqual([
        account,
        expected[index],
        member?.kept,
        (member?.kept ?? 0) / 100,
      ]);
    }
    const perRound = await db
      .selectFrom('game_transaction')
      .select(['round', sql<number>`sum(moved_minor)::bigint`.as('net')])
      .where('merchant', '=', client.merchant)
      .groupBy('round')
      .execute();
    const played = new Map(
      providers.flatMap((provider) =>
        provider.rounds.map(({ round, netMinor }) => [round, netMinor]),
      ),
    );
    expect(new Map(perRound.map(({ round, net }) => [round, net]))).toEqual(played);
  } finally {
    await close();
  }
});
