import type { DepositMethod, DepositOrder } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { CentreCallStore } from '../centre/CentreCallStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { loginResult } from '../testing/signedIn.ts';
import { depositRange, DepositStore, isPayable, isUsable, missingProofs } from './DepositStore.ts';

const order: DepositOrder = {
  orderId: 'D1',
  amount: 200,
  status: 'created',
  createdAt: '2026-11-23T00:00:00Z',
};
const method: DepositMethod = {
  methodId: 'wallet',
  kind: 'redirect',
  name: 'Demo Wallet',
  min: 100,
  max: 500,
  state: 'open',
};
const request = { methodId: 'wallet', amount: 200 };
const transfer = { ...order, payee: { name: 'Demo', bank: 'Demo Bank', account: '1' } };

/** `opened` lists the addresses that the store leads the member to. */
async function setUp(answer: Answer) {
  const api = fakeApi({
    createDeposit: [answer],
    getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 201 })],
    getMemberInfo: [reply({ id: 7, account: 'ann' })],
  });
  const opened: string[] = [];
  const go = (address: string): void => void opened.push(address);
  const centres = { mc: { menu: 'member', defaultPage: 'mc.depositv2' } };
  const root = exampleRoot({
    api,
    bootstrap: exampleBootstrap({ site: { centres } }),
    navigation: { go, load: go, prepare: () => Promise.resolve(true) },
  });
  await root.page.show('/', '/?mc=depositv2');
  root.session.adopt(loginResult());
  return { api, opened, deposits: root.get(DepositStore), calls: root.get(CentreCallStore) };
}

describe('a new deposit', () => {
  it('[MEMB-05] opens the page of its order, and loads the lists of deposits again', async () => {
    const { opened, deposits, calls } = await setUp(reply(order));

    await deposits.create(request, () => false);

    expect(opened).toEqual(['/?mc=depositv2&mc.order=D1']);
    expect(['getDepositMethods', 'getDepositRecord'].map(calls.refreshesOf)).toEqual([1, 1]);
  });

  it('leads a member who has left the form nowhere', async () => {
    const { opened, deposits } = await setUp(reply(order));

    await deposits.create(request, () => true);

    expect(opened).toEqual([]);
  });

  it('throws a refusal and stays at the form', async () => {
    const { opened, deposits } = await setUp(fail('operator_refused'));

    await expect(deposits.create(request, () => false)).rejects.toMatchObject({
      code: 'operator_refused',
    });
    expect(opened).toEqual([]);
  });
});

it('loads lists and balance again when the status of an order has changed', async () => {
  const { api, deposits, calls } = await setUp(reply(order));
  const before = api.countOf('getBalanceV2');

  deposits.followStatus();

  expect(['getDepositMethods', 'getDepositRecord'].map(calls.refreshesOf)).toEqual([1, 1]);
  await expect.poll(() => api.countOf('getBalanceV2')).toBe(before + 1);
});

it('offers no method in maintenance', () => {
  expect([method, { ...method, state: 'maintenance' }].map(isUsable)).toEqual([true, false]);
});

it('allows no more than what is left of the narrowest own limit', () => {
  expect(depositRange(method, [])).toEqual({ min: 100, max: 500 });
  const limits = [{ period: 'day', left: 300 }, { period: 'week', left: 250 }, { period: 'month' }];
  expect(depositRange(method, limits)).toEqual({ min: 100, max: 250 });
  expect(depositRange(method, [{ period: 'day', left: 900 }])).toEqual({ min: 100, max: 500 });
});

it.each([
  ['created', true],
  ['pending', true],
  ['success', false],
  ['failed', false],
  ['expired', false],
  ['of a newer operator', false],
])('says of an order that is %s whether it can be paid: %s', (status, expected) => {
  expect(isPayable({ ...order, status })).toBe(expected);
});

it('asks for up to three proofs of the member’s own transfer, while it can be paid', () => {
  expect(missingProofs(order)).toBe(0);
  expect(missingProofs(transfer)).toBe(3);
  expect(missingProofs({ ...transfer, proofs: 2 })).toBe(1);
  expect(missingProofs({ ...transfer, proofs: 4 })).toBe(0);
  expect(missingProofs({ ...transfer, status: 'success' })).toBe(0);
});
