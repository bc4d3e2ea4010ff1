import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  DepositOrder,
  MemberTransfer,
  PayoutAccountsReply,
  TransferPartiesReply,
  Withdrawal,
} from '@livery/model';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import { FakeClock } from '@livery/testing/FakeClock';
import { openDatabase, type DatabaseLocation } from '../database/openDatabase.ts';
import { AdminClient } from '../testing/AdminClient.ts';
import { OpenGame } from '../testing/OpenGame.ts';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { rewardFaults } from '../testing/rewardFaults.ts';
import { RewardPlayer } from '../testing/RewardPlayer.ts';
import { SandboxProcess } from '../testing/SandboxProcess.ts';
import { temporaryDatabase } from '../testing/startTestSandbox.ts';

// The process has its own database and is started three times.
vi.setConfig({ testTimeout: 600_000 });

const actions = 60;
/** Numbers of the actions at whose beginning the process is killed. */
const kills = [20, 40];
const paymentPassword = '246810';

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
  const tokens = {
    demo: await client.login('demo', 'Demo1234'),
    agent: await client.login('agent', 'Agent1234'),
  };
  type Account = keyof typeof tokens;
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
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the reply
  const call = async <Value>(who: Account, name: string, request: object = {}) => {
    const reply = await answered<OperatorReply>(() =>
      client.call(name, { ...request }, { token: tokens[who] }),
    );
    expect(reply.status).toBe(200);
    return { ...reply, value: reply.value as Value }; // the call's reply
  };
  const balanceMinor = async (who: Account) =>
    Math.round((await call<{ sumBalance: number }>(who, 'getBalanceV2')).value.sumBalance * 100);
  const chosen = { paymentPassword, confirmPaymentPassword: paymentPassword };
  await call('agent', 'setRealName', { payeeName: 'DEMO AGENT' });
  await call('agent', 'setPaymentPassword', { ...chosen, password: 'Agent1234' });
  const bank = { bank: 'Demo Bank', number: '000099998888', paymentPassword };
  await call('agent', 'addPayoutAccount', bank);
  const expectedMinor = {
    demo: await balanceMinor('demo'),
    agent: await balanceMinor('agent'),
  };
  const made = { deposits: 0, withdrawals: 0, transfers: 0 };

  /** Repeats of the answered requests, whose replies could have been lost as well. */
  const repeats: (() => Promise<void>)[] = [];
  let numbers = 0;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the reply
  const once = async <Value>(who: Account, name: string, request: object) => {
    const numbered = { ...request, referenceNo: `number-of-the-test-${(numbers += 1)}` };
    const reply = await call<Value>(who, name, numbered);
    repeats.push(async () =>
      expect((await call(who, name, numbered)).success, name).toBe(reply.success),
    );
    return reply;
  };
  const deposit = async (who: Account): Promise<void> => {
    const amount = random.int(100, 500);
    const order = await once<DepositOrder>(who, 'createDeposit', { methodId: 'wallet', amount });
    if (!order.success) return;
    made.deposits += 1;
    const { status } = await answered(() =>
      fetch(order.value.payUrl ?? '', {
        method: 'POST',
        body: new URLSearchParams({ action: 'pay', confirmation: 'before' }),
        redirect: 'manual',
      }),
    );
    expect(status).toBeLessThan(400);
    expectedMinor[who] += amount * 100;
  };
  const withdraw = async (who: Account): Promise<void> => {
    const { list } = (await call<PayoutAccountsReply>(who, 'getPayoutAccounts')).value;
    const request = { accountId: list[0]?.accountId, amount: 100, paymentPassword };
    if (!(await once<Withdrawal>(who, 'createWithdrawal', request)).success) return;
    made.withdrawals += 1;
    expectedMinor[who] -= 10_000;
  };
  const transfer = async (who: Account): Promise<void> => {
    const { list } = (await call<TransferPartiesReply>(who, 'getTransferParties')).value;
    const other = who === 'demo' ? 'agent' : 'demo';
    const label = other === 'agent' ? 'ag***t' : 'demo';
    const memberId = list.find((party) => party.label === label)?.memberId;
    const amount = random.int(10, 60);
    const request = { memberId, amount, paymentPassword };
    if (!(await once<MemberTransfer>(who, 'transferToMember', request)).success) return;
    made.transfers += 1;
    expectedMinor[who] -= amount * 100;
    expectedMinor[other] += amount * 100;
  };
  const toProvider = async (who: Account): Promise<void> => {
    const direction = random.pick(['in', 'out']);
    await once(who, 'walletTransfer', { vassalage: 'SLMR', direction, amount: 7 });
  };

  const openPlayer = async (who: Account): Promise<RewardPlayer> => {
    // A killed process closes the connection, so that no time-out is needed.
    const game = await OpenGame.open(client, tokens[who], { clock: new FakeClock() });
    return RewardPlayer.open({
      random,
      call: (name, request) => call(who, name, request),
      once: (name, request) => once(who, name, request),
      stake: async (amountMinor) => {
        const bet = game.order(amountMinor);
        if ((await answered(() => game.wallet.bet(bet))).status !== 'OK') return false;
        const win = game.following(bet, 0);
        expect(await answered(() => game.wallet.win(win))).toMatchObject({ status: 'OK' });
        return true;
      },
      book: (amountMinor) => {
        expectedMinor[who] += amountMinor;
      },
    });
  };
  const players = { demo: await openPlayer('demo'), agent: await openPlayer('agent') };
  const play = (who: Account): Promise<void> => players[who].act();

  let started = 0;
  const worker = async (who: Account): Promise<void> => {
    while (started < actions) {
      started += 1;
      // The actions of the other workers are in progress at this moment.
      if (kills.includes(started)) running = sandbox.kill().then(() => sandbox.start());
      await random.pick([
        deposit,
        deposit,
        withdraw,
        transfer,
        transfer,
        toProvider,
        play,
        play,
        play,
        play,
      ])(who);
    }
  };
  await Promise.all([worker('demo'), worker('demo'), worker('agent'), worker('agent')]);
  await running;
  for (const repeat of repeats) await repeat();
  // Now all redemptions are decided.
  await admin.send('PUT', `/merchants/${client.merchant}/clock`, { offsetMs: 120_000 });

  expect(unanswered).toBeGreaterThan(0);
  const pointsOf = async (who: Account) =>
    (await call<{ points: number }>(who, 'pointsBalance')).value.points;
  expect({ demo: await pointsOf('demo'), agent: await pointsOf('agent') }).toEqual({
    demo: players.demo.expectedPoints,
    agent: players.agent.expectedPoints,
  });
  expect({
    demo: await balanceMinor('demo'),
    agent: await balanceMinor('agent'),
  }).toEqual(expectedMinor);
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
    expect(rows).toEqual([{ ...made, twice: 0 }]);
  } finally {
    await close();
  }
});
