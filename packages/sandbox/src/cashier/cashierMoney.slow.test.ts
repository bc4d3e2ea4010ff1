import type {
  DepositOrder,
  PayoutAccountsReply,
  TransferPartiesReply,
  Withdrawal,
} from '@livery/model';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import { FakeClock } from '@livery/testing/FakeClock';
import { openDatabase } from '../database/openDatabase.ts';
import { OpenGame } from '../testing/OpenGame.ts';
import { rewardFaults } from '../testing/rewardFaults.ts';
import { rewardActions, RewardPlayer } from '../testing/RewardPlayer.ts';
import { startTestSandbox } from '../testing/startTestSandbox.ts';
import { AdminClient } from '../testing/AdminClient.ts';

vi.setConfig({ testTimeout: 300_000 });

const actions = 150;
const paymentPassword = '246810';
/** Percent of the orders whose reply is lost, so that the client repeats them. */
const lostShare = 30;

/** Whether a refusal says nothing about the request itself. */
function isThrottled(value: unknown): boolean {
  // The value of a refusal
  return (value as { reason?: string } | null)?.reason === 'too_many_attempts';
}

/**
 * Deposits, withdrawals, transfers, points and rewards of two members under lost replies, repeats and
 * concurrency. A client's own bookkeeping says what has to be in the wallets.
 */
it('[MALL-03] [MALL-04] [MEMB-05] [MEMB-06] [MEMB-07] [MEMB-11] [MEMB-12] [MEMB-16] moves money and points exactly once over a faulty network', async () => {
  const random = new Random('a faulty cashier');
  const sandbox = await startTestSandbox();
  const admin = new AdminClient(sandbox.origin, { nowMs: () => sandbox.clock.nowMs() });
  const sinceMs = sandbox.clock.nowMs();
  const client = await admin.newMerchant();
  await admin.send('PUT', `/merchants/${client.merchant}/wallet`, { isSingle: false });
  const tokens = {
    demo: await client.login('demo', 'Demo1234'),
    agent: await client.login('agent', 'Agent1234'),
  };
  const names = Object.keys(tokens) as (keyof typeof tokens)[];
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the reply
  const call = async <Value>(who: keyof typeof tokens, name: string, request: object = {}) => {
    const reply = await client.call(name, { ...request }, { token: tokens[who] });
    return { ...reply, value: reply.value as Value }; // the call's reply
  };
  const chosen = { paymentPassword, confirmPaymentPassword: paymentPassword };
  await call('agent', 'setRealName', { payeeName: 'DEMO AGENT' });
  await call('agent', 'setPaymentPassword', { ...chosen, password: 'Agent1234' });
  const bank = { bank: 'Demo Bank', number: '000099998888', paymentPassword };
  await call('agent', 'addPayoutAccount', bank);
  const balanceOf = async (who: keyof typeof tokens) =>
    (await call<{ sumBalance: number }>(who, 'getBalanceV2')).value.sumBalance;
  const expectedMinor = new Map<string, number>();
  for (const who of names) expectedMinor.set(who, Math.round((await balanceOf(who)) * 100));
  const book = (who: string, minor: number) =>
    expectedMinor.set(who, (expectedMinor.get(who) ?? 0) + minor);

  /** Makes a call until its reply arrives; each of the first replies may be lost, or come twice. */
  let numbers = 0;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the reply
  const sendOnce = async <Value>(who: keyof typeof tokens, name: string, request: object) => {
    const numbered = { ...request, referenceNo: `number-of-the-test-${(numbers += 1)}` };
    const isLost = random.int(1, 100) <= lostShare;
    // What the client does not hear has happened all the same.
    if (isLost) await call(who, name, numbered);
    for (;;) {
      const replies = await Promise.all(
        Array.from({ length: random.int(1, 3) }, () => call<Value>(who, name, numbered)),
      );
      // Many simultaneous payment passwords are refused as guesses are; the request is repeated.
      const [first, ...others] = replies.filter(({ value }) => !isThrottled(value));
      if (!first) continue;
      for (const other of others) expect(other).toMatchObject({ success: first.success });
      return first;
    }
  };
  const deposit = async (who: keyof typeof tokens): Promise<void> => {
    const amount = random.int(100, 500);
    const order = await sendOnce<DepositOrder>(who, 'createDeposit', {
      methodId: 'wallet',
      amount,
    });
    if (!order.success) return;
    const { orderId, payUrl = '' } = order.value;
    const pay = (action: string, confirmation = 'before') =>
      fetch(payUrl, {
        method: 'POST',
        body: new URLSearchParams({ action, confirmation, amount: String(amount) }),
        redirect: 'manual',
      });
    const end = random.pick(['pay', 'pay', 'late', 'refuse', 'cancel'] as const);
    if (end === 'cancel') await call(who, 'cancelDeposit', { orderId });
    else if (end === 'refuse') await Promise.all([pay('refuse'), pay('refuse')]);
    else await Promise.all([pay('pay', end === 'late' ? 'late' : 'twice'), pay('pay', 'before')]);
    if (end === 'pay' || end === 'late') book(who, amount * 100);
  };
  const withdraw = async (who: keyof typeof tokens): Promise<void> => {
    const { list } = (await call<PayoutAccountsReply>(who, 'getPayoutAccounts')).value;
    const amount = random.pick([100, 113, 114, 150]);
    const request = { accountId: list[0]?.accountId, amount, paymentPassword };
    const order = await sendOnce<Withdrawal>(who, 'createWithdrawal', request);
    // Two of the amounts come back.
    if (order.success && amount !== 113 && amount !== 114) book(who, -amount * 100);
  };
  const transfer = async (who: keyof typeof tokens): Promise<void> => {
    const { list } = (await call<TransferPartiesReply>(who, 'getTransferParties')).value;
    const other = who === 'demo' ? 'agent' : 'demo';
    const label = other === 'agent' ? 'ag***t' : 'demo';
    const memberId = list.find((party) => party.label === label)?.memberId;
    const amount = random.int(10, 60);
    const request = { memberId, amount, paymentPassword };
    if (!(await sendOnce(who, 'transferToMember', request)).success) return;
    book(who, -amount * 100);
    book(other, amount * 100);
  };
  const toProvider = async (who: keyof typeof tokens): Promise<void> => {
    const direction = random.pick(['in', 'out']);
    await sendOnce(who, 'walletTransfer', { vassalage: 'SLMR', direction, amount: 7 });
  };

  const openPlayer = async (who: keyof typeof tokens): Promise<RewardPlayer> => {
    // A clock of its own, because an advance of the sandbox's would end running callbacks.
    const game = await OpenGame.open(client, tokens[who], { clock: new FakeClock() });
    return RewardPlayer.open({
      random,
      call: (name, request) => call(who, name, request),
      once: (name, request) => sendOnce(who, name, request),
      stake: async (amountMinor) => {
        const bet = game.order(amountMinor);
        const [first, repeat] = await Promise.all([game.wallet.bet(bet), game.wallet.bet(bet)]);
        expect(repeat).toEqual(first);
        if (first.status !== 'OK') return false;
        expect(await game.wallet.win(game.following(bet, 0))).toMatchObject({ status: 'OK' });
        return true;
      },
      book: (amountMinor) => book(who, amountMinor),
    });
  };
  const players = { demo: await openPlayer('demo'), agent: await openPlayer('agent') };
  const play = (who: keyof typeof tokens): Promise<void> => players[who].act();

  let started = 0;
  const worker = async (who: keyof typeof tokens): Promise<void> => {
    while (started < actions) {
      started += 1;
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
      if (started % 10 === 0) sandbox.clock.advance(15_000);
      if (started % 25 === 0) await sandbox.sweep();
    }
  };
  await Promise.all([worker('demo'), worker('demo'), worker('agent'), worker('agent')]);
  // All confirmations and steps are due, also those of orders that no one looks at.
  for (let time = 0; time < 3; time += 1) {
    sandbox.clock.advance(10 * 60_000);
    await sandbox.sweep();
  }

  for (const who of names)
    expect([
      who,
      Math.round((await balanceOf(who)) * 100),
      (await call<{ points: number }>(who, 'pointsBalance')).value.points,
    ]).toEqual([who, expectedMinor.get(who), players[who].expectedPoints]);
  // Each kind of action took place. Whether a prize is drawn is left to chance.
  const succeeded = new Set(names.flatMap((who) => [...players[who].succeeded]));
  expect([...succeeded.add('raffleClaim')].toSorted()).toEqual(rewardActions.toSorted());
  const { db, close } = await openDatabase(sandbox.location);
  try {
    const sums = await db
      .selectFrom('wallet_sum')
      .select([
        'member_id',
        'purse',
        'balance_minor',
        sql<number>`(select sum(amount_minor) from wallet_entry as entry
          where entry.member_id = wallet_sum.member_id and entry.purse = wallet_sum.purse)::bigint`.as(
          'entries',
        ),
      ])
      .execute();
    for (const { balance_minor: balanceMinor, entries } of sums) expect(entries).toBe(balanceMinor);
    expect(await rewardFaults(db, { merchant: client.merchant, sinceMs })).toEqual([]);
    // Each credited deposit has one entry, each withdrawal one or, with its return, two.
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::integer as wrong from (
        select order_id from deposit_order left join wallet_entry on reference = order_id
        where deposit_order.merchant = ${client.merchant}
        group by order_id, credited_minor
        having coalesce(sum(wallet_entry.amount_minor), 0) <> coalesce(credited_minor, 0)
          or count(entry_id) > 1
        union all
        select order_id from withdrawal_order left join wallet_entry on reference = order_id
        where withdrawal_order.merchant = ${client.merchant}
        group by order_id, withdrawal_order.amount_minor, outcome
        having sum(wallet_entry.amount_minor)
          <> case outcome when 'paid' then -withdrawal_order.amount_minor else 0 end
      ) as orders`.execute(db);
    expect(rows).toEqual([{ wrong: 0 }]);
  } finally {
    await close();
    await sandbox.close();
  }
});
