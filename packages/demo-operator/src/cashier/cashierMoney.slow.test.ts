import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import type { OperatorCallName } from '../calls/CallHandlers.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { addQualifiedFriend } from '../testing/addQualifiedFriend.ts';
import { AdminClient } from '../testing/AdminClient.ts';
import { cashierNames, CashierPair, type CashierName } from '../testing/CashierPair.ts';
import { memberCalls, type MemberCall } from '../testing/memberCalls.ts';
import { rewardFaults } from '../testing/rewardFaults.ts';
import { rewardActions } from '../testing/RewardPlayer.ts';
import { startTestSandbox } from '../testing/startTestSandbox.ts';

vi.setConfig({ testTimeout: 300_000 });

const actions = 150;
/** The order of the workers decides what succeeds, so they go on until each kind of action did. */
const maxActions = 600;
/** Percent of the orders whose reply is lost, so that the client repeats them. */
const lostShare = 30;

/** Whether a refusal says nothing about the request itself. */
function isThrottled(value: unknown): boolean {
  // The value of a refusal
  return (value as { reason?: string } | null)?.reason === 'too_many_attempts';
}

/**
 * Deposits, withdrawals, transfers, points and rewards of two members under lost replies, repeats
 * and concurrency. A client's own bookkeeping says what has to be in the wallets.
 */
it('[MALL-03] [MALL-04] [MEMB-05] [MEMB-06] [MEMB-07] [MEMB-11] [MEMB-12] [MEMB-16] moves money and points exactly once over a faulty network', async () => {
  const random = new Random('a faulty cashier');
  const sandbox = await startTestSandbox();
  const admin = new AdminClient(sandbox.origin, { nowMs: () => sandbox.clock.nowMs() });
  const sinceMs = sandbox.clock.nowMs();
  const client = await admin.newMerchant();
  await addQualifiedFriend(client, await client.login('demo', 'Demo1234'), sandbox.clock);
  await admin.send('PUT', `/merchants/${client.merchant}/wallet`, { isSingle: false });

  /** Makes a call until its reply arrives; each of the first replies may be lost, or come twice. */
  let numbers = 0;
  const once =
    (call: MemberCall): MemberCall =>
    async <Name extends OperatorCallName>(name: Name, request: object = {}) => {
      const numbered = { ...request, referenceNo: `number-of-the-test-${(numbers += 1)}` };
      const isLost = random.int(1, 100) <= lostShare;
      // What the client does not hear has happened all the same.
      if (isLost) await call(name, numbered);
      for (;;) {
        const replies = await Promise.all(
          Array.from({ length: random.int(1, 3) }, () => call(name, numbered)),
        );
        // Many simultaneous payment passwords are refused as guesses are; the request is repeated.
        const [first, ...others] = replies.filter(({ value }) => !isThrottled(value));
        if (!first) continue;
        for (const other of others) expect(other).toMatchObject({ success: first.success });
        return first;
      }
    };
  const pair = await CashierPair.open({
    random,
    client,
    callsOf: (token) => memberCalls(client, token),
    once,
    withdrawalAmounts: [100, 113, 114, 150],
    pay: async (call, { orderId, payUrl = '' }, amount) => {
      const pay = (action: string, confirmation = 'before') =>
        fetch(payUrl, {
          method: 'POST',
          body: new URLSearchParams({ action, confirmation, amount: String(amount) }),
          redirect: 'manual',
        });
      const end = random.pick(['pay', 'pay', 'late', 'refuse', 'cancel'] as const);
      if (end === 'cancel') await call('cancelDeposit', { orderId });
      else if (end === 'refuse') await Promise.all([pay('refuse'), pay('refuse')]);
      else await Promise.all([pay('pay', end === 'late' ? 'late' : 'twice'), pay('pay', 'before')]);
      return end === 'pay' || end === 'late';
    },
    stake: async (game, amountMinor) => {
      const bet = game.order(amountMinor);
      const [first, repeat] = await Promise.all([game.wallet.bet(bet), game.wallet.bet(bet)]);
      expect(repeat).toEqual(first);
      if (first.status !== 'OK') return false;
      expect(await game.wallet.win(game.following(bet, 0))).toMatchObject({ status: 'OK' });
      return true;
    },
  });

  // Whether a prize is drawn is left to chance.
  const certain = rewardActions.filter((name) => name !== 'raffleClaim');
  const missing = () =>
    certain.filter(
      (name) => !cashierNames.some((player) => pair.players[player].succeeded.has(name)),
    );
  let started = 0;
  const worker = async (player: CashierName): Promise<void> => {
    while (started < actions || (started < maxActions && missing().length > 0)) {
      started += 1;
      await pair.act(player);
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

  expect(await pair.balances()).toEqual(pair.expectedBalances);
  expect(missing()).toEqual([]);
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
