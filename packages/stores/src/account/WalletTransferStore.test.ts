import { expect, it } from 'vitest';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { WalletTransferStore } from './WalletTransferStore.ts';

const transfer = (status: string, amount = 0) =>
  reply({ referenceNo: 'x'.repeat(16), status, amount });

function setUp(answers: Readonly<Record<string, readonly Answer[]>>) {
  const many = (answer: Answer) => Array.from({ length: 20 }, () => answer);
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account: 'ann' })),
    getBalanceV2: many(reply({ sumBalance: 10 })),
    ...answers,
  });
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({ api, clock, bootstrap: exampleBootstrap() });
  root.session.adopt({
    session: { state: 'member', merchant: 'example', account: 'ann', isAgent: 0 },
    firstTimeLogin: false,
    initialPassword: false,
    passwordExpired: false,
    passwordKept: false,
  });
  const numbersOf = (name: string) =>
    api.calls
      .filter((call) => call.name === name)
      .map(({ request }) => (request as { referenceNo: string }).referenceNo);
  return { api, clock, root, numbersOf, transfers: root.get(WalletTransferStore) };
}

it('[GAME-04] each transfer has a number of its own, says what it moves while it does, and how much that was', async () => {
  const { numbersOf, transfers } = setUp({
    walletTransfer: [transfer('done', 10), transfer('done', 12)],
  });
  const moved = transfers.move('PURSE', 'in');
  expect(transfers.step).toEqual({ direction: 'in', vendorCode: 'PURSE', asking: false });
  expect(await moved).toBe(10);
  expect(transfers.step).toBeUndefined();
  expect(await transfers.move('PURSE', 'out')).toBe(12);
  expect(new Set(numbersOf('walletTransfer')).size).toBe(2);
  expect(
    numbersOf('walletTransfer').every((referenceNo) => /^[0-9a-f]{32}$/.test(referenceNo)),
  ).toBe(true);
});

it('[GAME-04] after an answer that was lost it is asked until it is known what came of the transfer, which is never sent again', async () => {
  const { api, clock, numbersOf, transfers } = setUp({
    walletTransfer: [fail('upstream_timeout')],
    getWalletTransfer: [fail('network_failed'), transfer('pending'), transfer('done', 10)],
  });
  const moved = transfers.move('PURSE', 'in');
  await expect.poll(() => api.countOf('getWalletTransfer')).toBe(1);
  expect(transfers.step).toEqual({ direction: 'in', vendorCode: 'PURSE', asking: true });
  for (const asks of [2, 3]) {
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(2_999);
    expect(api.countOf('getWalletTransfer')).toBe(asks - 1);
    clock.advance(1);
    await expect.poll(() => api.countOf('getWalletTransfer')).toBe(asks);
  }
  expect(await moved).toBe(10);
  expect(transfers.step).toBeUndefined();
  expect(numbersOf('walletTransfer').length).toBe(1);
  expect(new Set(numbersOf('getWalletTransfer'))).toEqual(new Set(numbersOf('walletTransfer')));
});

it.each([
  ['outright', { walletTransfer: [fail('operator_refused', { message: 'No.' })] }],
  [
    'since it never got there',
    { walletTransfer: [fail('network_timeout')], getWalletTransfer: [transfer('refused')] },
  ],
])('[GAME-04] one that is refused %s has failed', async (_how, answers) => {
  const { transfers } = setUp(answers);
  await expect(transfers.move('PURSE', 'in')).rejects.toMatchObject({
    code: 'operator_refused',
    call: 'walletTransfer',
  });
  expect(transfers.step).toBeUndefined();
});

it('[GAME-04] nothing is asked for whoever has gone', async () => {
  const { api, clock, root, transfers } = setUp({
    walletTransfer: [fail('network_timeout')],
    getWalletTransfer: [transfer('pending')],
  });
  const moved = transfers.move('PURSE', 'in');
  await expect.poll(() => clock.timers.size).toBe(1);
  root.session.end();
  clock.advance(3_000);
  await expect(moved).rejects.toMatchObject({ code: 'unauthorised' });
  expect([api.countOf('getWalletTransfer'), transfers.step]).toEqual([1, undefined]);
});
