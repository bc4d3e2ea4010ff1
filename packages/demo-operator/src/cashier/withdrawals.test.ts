import { examplePng } from '@livery/model/testing/exampleImages';
import { describe, expect, it } from 'vitest';
import { memberCalls } from '../testing/memberCalls.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const opening = 12_345.67;
const paymentPassword = '246810';
const newBank = { bank: 'Demo Coin', number: 'demo1 0000-9999', paymentPassword };
let createdCount = 0;
const newNumber = () => `number-of-the-test-${(createdCount += 1)}`;

async function asDemo() {
  const token = await fixture.client.login('demo', 'Demo1234');
  const call = memberCalls(fixture.client, token);
  const quota = async () => (await call('getWithdrawQuota')).value;
  const accountId = (await quota()).accounts?.[0]?.accountId;
  const create = (request: Record<string, unknown>) =>
    call('createWithdrawal', {
      referenceNo: newNumber(),
      accountId,
      paymentPassword,
      ...request,
    });
  const find = async (orderId: string) => (await call('getWithdrawals', { orderId })).value.list[0];
  const balance = async () => (await call('getBalanceV2')).value.mainBalance;
  return { call, quota, create, find, balance };
}

describe('[MEMB-06] withdrawals', () => {
  it('takes the amount once, and shows each step until it is paid', async () => {
    const { create, find, balance } = await asDemo();
    const request = { amount: 1_000, referenceNo: newNumber() };
    const [first, second] = await Promise.all([create(request), create(request)]);

    expect(first.value).toMatchObject({ status: 'submitted', fee: 5, net: 995 });
    expect(second.value.orderId).toBe(first.value.orderId);
    expect(await balance()).toBe(opening - 1_000);
    fixture.sandbox.clock.advance(40_000);

    const paid = await find(first.value.orderId);
    expect(paid?.status).toBe('paid');
    expect(paid?.steps?.map(({ status }) => status)).toEqual([
      'submitted',
      'review',
      'approved',
      'paying',
      'paid',
    ]);
    expect(await balance()).toBe(opening - 1_000);
  });

  it('gives rejected and failed amounts back once', async () => {
    const { create, find, balance, quota } = await asDemo();
    const [rejected, failed] = [await create({ amount: 113 }), await create({ amount: 114 })];
    expect((await quota()).timesLeft).toBe(3);
    fixture.sandbox.clock.advance(60_000);

    await Promise.all([fixture.sandbox.sweep(), quota(), quota()]);

    expect(await find(rejected.value.orderId)).toMatchObject({ status: 'rejected' });
    expect(await find(failed.value.orderId)).toMatchObject({ status: 'failed' });
    expect(await balance()).toBe(opening);
    expect((await quota()).timesLeft).toBe(5);
  });

  it('refuses what is beyond the rules, the balance and the day', async () => {
    const { create, call, balance } = await asDemo();
    const reason = async (amount: number) =>
      ((await create({ amount })).value as { reason?: string } | null)?.reason;

    expect(await reason(99.99)).toBe('amount_not_allowed');
    expect(await reason(12_345.68)).toBe('insufficient_balance');
    expect((await create({ amount: 100, accountId: 'unknown' })).success).toBe(false);
    for (let time = 0; time < 5; time += 1) await create({ amount: 100 });
    expect(await create({ amount: 100 })).toMatchObject({
      success: false,
      message: expect.stringContaining('today'),
    });
    expect(await balance()).toBe(opening - 500);
    expect((await call('getWithdrawQuota')).value.maxNow).toBe(0);
  });

  it('locks the payment password after three wrong ones', async () => {
    const { create, balance } = await asDemo();
    for (let time = 0; time < 3; time += 1)
      expect(await create({ amount: 100, paymentPassword: '111111' })).toMatchObject({
        value: { fields: [{ field: 'paymentPassword' }] },
      });
    expect(await create({ amount: 100 })).toMatchObject({
      value: { reason: 'too_many_attempts' },
    });
    expect(await balance()).toBe(opening);
  });

  it('returns the result of a repeat, also while the payment password is locked', async () => {
    const { create } = await asDemo();
    const request = { amount: 100, referenceNo: newNumber() };
    const first = await create(request);
    for (let time = 0; time < 3; time += 1) await create({ amount: 100, paymentPassword: '1' });

    expect((await create(request)).value.orderId).toBe(first.value.orderId);
  });

  it('keeps a further account on hold for a day, and one in use from being removed', async () => {
    const { call, create } = await asDemo();
    await call('addPayoutAccount', newBank);
    const { value } = await call('addPayoutAccount', newBank);
    const [old, added] = value.list;
    expect(value.list).toHaveLength(2);
    expect(added).toMatchObject({ label: 'Demo Coin •••• 9999', usableAt: expect.any(String) });
    expect((await create({ amount: 100, accountId: added?.accountId })).success).toBe(false);
    await create({ amount: 100 });
    const removal = { accountId: old?.accountId, paymentPassword };
    expect(await call('removePayoutAccount', removal)).toMatchObject({ success: false });

    fixture.sandbox.clock.advance(24 * 3_600_000);
    // The session has expired.
    const later = await asDemo();

    expect((await later.quota()).accounts).toHaveLength(2);
    expect(await later.call('removePayoutAccount', removal)).toMatchObject({ success: true });
    expect((await later.quota()).accounts?.map(({ label }) => label)).toEqual([added?.label]);
  });
});

it('[MEMB-06] holds a new account also after the others were removed', async () => {
  const { call, quota } = await asDemo();
  const [only] = (await quota()).accounts ?? [];
  const remove = (password: string) =>
    call('removePayoutAccount', { accountId: only?.accountId, paymentPassword: password });
  expect(await remove('000000')).toMatchObject({
    value: { fields: [{ field: 'paymentPassword' }] },
  });
  expect((await quota()).accounts).toHaveLength(1);
  expect(await remove(paymentPassword)).toMatchObject({ success: true });

  const { value } = await call('addPayoutAccount', newBank);

  expect(value.list).toMatchObject([{ usableAt: expect.any(String) }]);
  expect((await quota()).accounts).toEqual([]);
});

describe('[MEMB-20] [MEMB-21] receipts', () => {
  it('needs a proof and an amount for what is missing, and takes one answer', async () => {
    const { call, create, find } = await asDemo();
    const { orderId } = (await create({ amount: 1_000 })).value;
    const answer = (request: Record<string, unknown>) =>
      call('confirmWithdrawal', { orderId, ...request });
    const proof = { images: [Buffer.from(examplePng()).toString('base64')] };

    expect(await answer({ verdict: 'received' })).toMatchObject({ success: false });
    fixture.sandbox.clock.advance(40_000);
    expect(await answer({ verdict: 'notReceived' })).toMatchObject({
      value: { fields: [{ field: 'images' }] },
    });
    expect(await answer({ verdict: 'partly', ...proof })).toMatchObject({
      value: { fields: [{ field: 'amount' }] },
    });
    expect(await answer({ verdict: 'partly', amount: 995, ...proof })).toMatchObject({
      value: { reason: 'amount_not_allowed' },
    });
    await answer({ verdict: 'partly', amount: 900, ...proof });

    expect(await answer({ verdict: 'partly', amount: 900, ...proof })).toMatchObject({
      success: true,
    });
    expect(await answer({ verdict: 'received' })).toMatchObject({ success: false });
    expect(await find(orderId)).toMatchObject({ status: 'partly', received: 900 });
  });

  it('counts as received after the given minutes, and can be disputed still', async () => {
    const { call, create, find } = await asDemo();
    const { orderId } = (await create({ amount: 1_000, receiptMinutes: 5 })).value;
    fixture.sandbox.clock.advance(40_000 + 5 * 60_000 - 1);
    expect(await find(orderId)).toMatchObject({ status: 'paid' });
    fixture.sandbox.clock.advance(1);

    expect(await find(orderId)).toMatchObject({ status: 'autoReceived' });
    await call('confirmWithdrawal', {
      orderId,
      verdict: 'notReceived',
      images: [Buffer.from(examplePng()).toString('base64')],
    });
    expect(await find(orderId)).toMatchObject({ status: 'notReceived' });
  });

  it('takes a missing part also after the automatic receipt, by the same rules', async () => {
    const { call, create, find } = await asDemo();
    const { orderId } = (await create({ amount: 1_000, receiptMinutes: 5 })).value;
    const dispute = (amount?: number) =>
      call('confirmWithdrawal', {
        orderId,
        verdict: 'partly',
        amount,
        images: [Buffer.from(examplePng()).toString('base64')],
      });
    fixture.sandbox.clock.advance(40_000 + 5 * 60_000);
    expect(await find(orderId)).toMatchObject({ status: 'autoReceived' });

    expect(await dispute()).toMatchObject({ value: { fields: [{ field: 'amount' }] } });
    expect(await dispute(995)).toMatchObject({ value: { reason: 'amount_not_allowed' } });
    expect(await dispute(900)).toMatchObject({ success: true });

    const disputed = await find(orderId);
    expect(disputed).toMatchObject({ status: 'partly', received: 900 });
    expect(disputed?.steps?.slice(-2).map(({ status }) => status)).toEqual([
      'autoReceived',
      'partly',
    ]);
  });
});

describe('[MEMB-07] transfers between members', () => {
  it('moves money to the upline once, with both balances', async () => {
    const { call, balance } = await asDemo();
    const { list } = (await call('getTransferParties')).value;
    expect(list.map(({ label }) => label)).toEqual(['ag***t', 'newbie', 'traveller']);
    const request = {
      referenceNo: newNumber(),
      memberId: list[0]?.memberId,
      amount: 100.5,
      paymentPassword,
      remark: 'Thanks',
    };

    const [first, second] = await Promise.all([
      call('transferToMember', request),
      call('transferToMember', request),
    ]);

    expect(second.value).toEqual(first.value);
    expect(first.value).toMatchObject({ amount: -100.5, balance: 12_245.17, account: 'ag***t' });
    expect(await balance()).toBe(12_245.17);
    const agent = await fixture.client.login('agent', 'Agent1234');
    expect(
      (await fixture.client.call('getMemberTransfers', {}, { token: agent })).value,
    ).toMatchObject({
      list: [{ account: 'demo', direction: 'in', amount: 100.5, balance: 50_100.5 }],
      totals: { count: 1, in: 100.5, out: 0 },
    });
  });

  it('refuses members outside the own line, and more than the rules or the balance allow', async () => {
    const { call } = await asDemo();
    const { list } = (await call('getTransferParties')).value;
    const transfer = (request: Record<string, unknown>) =>
      call('transferToMember', {
        referenceNo: newNumber(),
        memberId: list[1]?.memberId,
        paymentPassword,
        ...request,
      });

    expect((await transfer({ amount: 10, memberId: '1' })).success).toBe(false);
    expect(await transfer({ amount: 9.99 })).toMatchObject({
      value: { reason: 'amount_not_allowed' },
    });
    expect((await transfer({ amount: 10_000 })).success).toBe(true);
    expect(await transfer({ amount: 2_345.68 })).toMatchObject({
      value: { reason: 'insufficient_balance' },
    });
  });

  it('neither pays a suspended member nor lets one transfer, and repeats earlier results', async () => {
    const { call, balance } = await asDemo();
    const parties = async () => (await call('getTransferParties')).value.list;
    const [agent] = await parties();
    const request = { memberId: agent?.memberId, amount: 10, paymentPassword };
    const transfer = (referenceNo: string) => call('transferToMember', { ...request, referenceNo });
    const setPlay = (account: string, enabled: boolean) =>
      fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/members/${account}/play`, {
        enabled,
      });
    const refused = { success: false, value: { fields: [{ field: 'memberId' }] } };
    const referenceNo = newNumber();
    const first = await transfer(referenceNo);

    await setPlay('agent', false);
    expect(await transfer(newNumber())).toMatchObject(refused);
    expect((await parties()).map(({ label }) => label)).toEqual(['newbie', 'traveller']);
    await setPlay('agent', true);
    await setPlay('demo', false);
    expect(await transfer(newNumber())).toMatchObject(refused);
    expect(await parties()).toEqual([]);

    expect(await transfer(referenceNo)).toEqual(first);
    expect(await balance()).toBe(opening - 10);
  });
});

it('[MEMB-04] lists wallets at providers with money first, and records transfers', async () => {
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
    isSingle: false,
  });
  const { call } = await asDemo();
  const transfer = { vassalage: 'SLMR', amount: 50, referenceNo: newNumber(), direction: 'in' };
  await call('walletTransfer', transfer);
  await call('setAutoTransfer', { autoTransfer: false });

  const { value } = await call('getVendorWallets');

  expect(value).toMatchObject({ main: opening - 50, autoTransfer: false });
  expect((await call('getMerchantWallet')).value).toMatchObject({ autoTransfer: false });
  expect(value.list[0]).toMatchObject({ vassalage: 'SLMR', balance: 50, state: 'ok' });
  expect((await call('getTransferRecord')).value).toMatchObject({
    list: [{ direction: 'in', amount: 50, status: 'done' }],
    totals: { count: 1, in: 50, out: 0 },
  });
});

it('[MEMB-06] [MEMB-11] keeps the money of an active bonus from being withdrawn', async () => {
  const { call, create, quota } = await asDemo();
  const before = await quota();
  const { list } = (await call('getRewards', { status: 'claimable' })).value;
  const rewardId = list.find(({ source }) => source === 'rank')?.rewardId;
  expect((await call('claimReward', { referenceNo: newNumber(), rewardId })).success).toBe(true);

  const after = await quota();

  expect([(after.locked ?? 0) - (before.locked ?? 0), after.available]).toEqual([
    50,
    before.available,
  ]);
  expect((await create({ amount: after.available + 1 })).success).toBe(false);
});
