import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import type { OperatorCallName } from '../calls/CallHandlers.ts';
import { openDatabase, type DatabaseLocation } from '../database/openDatabase.ts';
import { AdminClient } from '../testing/AdminClient.ts';
import { CashierPair, type CashierName } from '../testing/CashierPair.ts';
import { memberCalls, type MemberCall } from '../testing/memberCalls.ts';
import { rewardFaults } from '../testing/rewardFaults.ts';
import { SandboxProcess } from '../testing/SandboxProcess.ts';
import { temporaryDatabase } from '../testing/startTestSandbox.ts';

// The process has its own database and is started three times.
vi.setConfig({ testTimeout: 600_000 });

const actions = 60;
/** Numbers of the actions at whose beginning the process is killed. */
const kills = [20, 40];

let data: string;
let temporary: { location: DatabaseLocation; remove: () => Promise<void> };
let sandbox: SandboxProcess;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'livery-killed-'));
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

it('[MALL-03] [MALL-04] [MEMB-04] [MEMB-05] [MEMB-06] [MEMB-07] [MEMB-11] [MEMB-12] [MEMB-16] moves money and points exactly once when the process is killed and unanswered requests are repeated', async () => {
  const random = new Random('a killed cashier');
  const admin = new AdminClient(await sandbox.start(), { nowMs: Date.now });
  const sinceMs = Date.now();
  const client = await admin.newMerchant();
  await admin.send('PUT', `/merchants/${client.merchant}/wallet`, { isSingle: false });
  let running: Promise<unknown> = Promise.resolve();
  let unanswered = 0;

  /** Repeats a request until the process answers it. */
  const answered = async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    for (;;) {
      try {
        return await send();
      } catch {
        unanswered += 1;
        await running;
      }
    }
  };
  const callsOf = (token: string): MemberCall => {
    const call = memberCalls(client, token);
    return async <Name extends OperatorCallName>(name: Name, request?: object) => {
      const reply = await answered(() => call(name, request));
      expect(reply.status).toBe(200);
      return reply;
    };
  };
  /** Repeats of the answered requests, whose replies could have been lost as well. */
  const repeats: (() => Promise<void>)[] = [];
  let numbers = 0;
  const once =
    (call: MemberCall): MemberCall =>
    async <Name extends OperatorCallName>(name: Name, request: object = {}) => {
      const numbered = { ...request, referenceNo: `number-of-the-test-${(numbers += 1)}` };
      const reply = await call(name, numbered);
      repeats.push(async () =>
        expect((await call(name, numbered)).success, name).toBe(reply.success),
      );
      return reply;
    };
  const pair = await CashierPair.open({
    random,
    client,
    callsOf,
    once,
    withdrawalAmounts: [100],
    pay: async (_call, { payUrl = '' }) => {
      const { status } = await answered(() =>
        fetch(payUrl, {
          method: 'POST',
          body: new URLSearchParams({ action: 'pay', confirmation: 'before' }),
          redirect: 'manual',
        }),
      );
      expect(status).toBeLessThan(400);
      return true;
    },
    stake: async (game, amountMinor) => {
      const bet = game.order(amountMinor);
      if ((await answered(() => game.wallet.bet(bet))).status !== 'OK') return false;
      const win = game.following(bet, 0);
      expect(await answered(() => game.wallet.win(win))).toMatchObject({ status: 'OK' });
      return true;
    },
  });

  let started = 0;
  const worker = async (player: CashierName): Promise<void> => {
    while (started < actions) {
      started += 1;
      // The actions of the other workers are in progress at this moment.
      if (kills.includes(started)) running = sandbox.kill().then(() => sandbox.start());
      await pair.act(player);
    }
  };
  await Promise.all([worker('demo'), worker('demo'), worker('agent'), worker('agent')]);
  await running;
  for (const repeat of repeats) await repeat();
  // Now all redemptions are decided.
  await admin.send('PUT', `/merchants/${client.merchant}/clock`, { offsetMs: 120_000 });

  expect(unanswered).toBeGreaterThan(0);
  expect(await pair.balances()).toEqual(pair.expectedBalances);
  await sandbox.kill();
  const { db, close } = await openDatabase(temporary.location);
  try {
    const { rows: sums } = await sql<{ kept: number; entries: number }>`
      select balance_minor as kept, (
        select sum(amount_minor) from wallet_entry as entry
        where entry.member_id = wallet_sum.member_id and entry.purse = wallet_sum.purse
      )::bigint as entries
      from wallet_sum`.execute(db);
    for (const { kept, entries } of sums) expect(entries).toBe(kept);
    expect(await rewardFaults(db, { merchant: client.merchant, sinceMs })).toEqual([]);
    const { rows } = await sql`
      select
        (select count(*)::integer from deposit_order where merchant = ${client.merchant}) as deposits,
        (select count(*)::integer from withdrawal_order where merchant = ${client.merchant}) as withdrawals,
        (select count(*)::integer from member_transfer
          join member using (member_id)
          where merchant = ${client.merchant} and amount_minor < 0) as transfers,
        (select count(*)::integer from (
          select from wallet_entry join member using (member_id)
          where merchant = ${client.merchant} and reason in ('deposit', 'withdrawal', 'memberTransfer')
            and reference is not null
          group by member_id, reason, reference having count(*) > 1) as twice) as twice`.execute(
      db,
    );
    expect(rows).toEqual([{ ...pair.made, twice: 0 }]);
  } finally {
    await close();
  }
});
