import { examplePng } from '@livery/model/testing/exampleImages';
import { expect, it } from 'vitest';
import type { OperatorCallName } from '../calls/CallHandlers.ts';
import { memberCalls } from '../testing/memberCalls.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const opening = 12_345.67;
const paymentPassword = '246810';
let createdCount = 0;

async function asDemo() {
  const token = await fixture.client.login('demo', 'Demo1234');
  const call = memberCalls(fixture.client, token);
  const order = <Name extends OperatorCallName>(name: Name, request: object) =>
    call(name, { referenceNo: `number-of-the-amount-${(createdCount += 1)}`, ...request });
  const { list } = (await call('getTransferParties')).value;
  const quota = (await call('getWithdrawQuota')).value;
  const toUpline = { memberId: list[0]?.memberId, paymentPassword };
  const toAccount = { accountId: quota.accounts?.[0]?.accountId, paymentPassword };
  const balance = async () => (await call('getBalanceV2')).value.sumBalance;
  return { call, order, quota, toUpline, toAccount, balance };
}

it('[MEMB-04] [MEMB-05] [MEMB-06] [MEMB-07] refuses amounts below the minor unit, and moves nothing', async () => {
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/wallet`, {
    isSingle: false,
  });
  const { call, order, toUpline, toAccount, balance } = await asDemo();
  const { value } = await order('createWithdrawal', { ...toAccount, amount: 1_000 });
  fixture.sandbox.clock.advance(40_000);
  const proof = {
    orderId: value.orderId,
    verdict: 'partly',
    images: [Buffer.from(examplePng()).toString('base64')],
  };
  const toVendor = { vassalage: 'SLMR', direction: 'in' };
  const limits = async () => (await call('getDepositMethods')).value.limits;
  const before = await limits();

  for (const [name, request] of [
    ['createDeposit', { methodId: 'wallet', amount: 100.001 }],
    ['createDeposit', { methodId: 'wallet', amount: 100.100_000_000_1 }],
    ['setDepositLimit', { period: 'day', amount: 500.005 }],
    ['setDepositLimit', { period: 'day', amount: 0.001 }],
    ['createWithdrawal', { ...toAccount, amount: 100.001 }],
    ['transferToMember', { ...toUpline, amount: 10.001 }],
    ['walletTransfer', { ...toVendor, amount: 0.001 }],
  ] as const)
    expect([name, await order(name, request)]).toMatchObject([
      name,
      { success: false, value: { reason: 'amount_not_allowed' } },
    ]);
  expect(await call('confirmWithdrawal', { ...proof, amount: 900.001 })).toMatchObject({
    success: false,
    value: { reason: 'amount_not_allowed' },
  });

  expect([await balance(), await limits()]).toEqual([opening - 1_000, before]);
});

it('[MEMB-06] [MEMB-07] refuses what the quota allowed if the money has moved meanwhile', async () => {
  const { call, order, quota, toUpline, toAccount, balance } = await asDemo();
  await order('transferToMember', { ...toUpline, amount: 10_000 });

  expect(await order('createWithdrawal', { ...toAccount, amount: quota.maxNow })).toMatchObject({
    success: false,
    value: { reason: 'insufficient_balance' },
  });

  expect(await balance()).toBe(opening - 10_000);
  const left = (await call('getWithdrawQuota')).value;
  expect(left.maxNow).toBe((quota.maxNow ?? 0) - 10_000);
});

it('[MEMB-05] refuses a method that went into maintenance while the form was open, and repeats its orders', async () => {
  const { call, order } = await asDemo();
  const request = { methodId: 'qr', amount: 100 };
  const referenceNo = 'number-before-the-maintenance';
  const first = await order('createDeposit', { ...request, referenceNo });
  const { list } = (await call('getDepositMethods')).value;
  expect(list.find(({ methodId }) => methodId === 'qr')).toMatchObject({ state: 'open' });

  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/DEPOSIT_QR`, {
    enabled: false,
  });

  expect(await order('createDeposit', request)).toMatchObject({
    success: false,
    value: { fields: [{ field: 'methodId' }] },
  });
  expect(await order('createDeposit', { ...request, referenceNo })).toEqual(first);
});
