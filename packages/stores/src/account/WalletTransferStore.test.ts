import { expect, it } from 'vitest';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { WalletTransferStore } from './WalletTransferStore.ts';
import { loginResult } from '../testing/signedIn.ts';

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
  root.session.adopt(loginResult());
  const referencesOf = (name: string) =>
    api.calls
      .filter((call) => call.name === name)
      .map(({ request }) => (request as { referenceNo: string }).referenceNo);
  return { api, clock, root, referencesOf, transfers: root.get(WalletTransferStore) };
}

it('[GAME-04] sends each transfer with a new reference, shows its step and returns the amount', async () => {
  const { referencesOf, transfers } = setUp({
    walletTransfer: [transfer('done', 10), transfer('done', 12)],
  });
  const moved = transfers.move('PURSE', 'in');
  expect(transfers.step).toEqual({ direction: 'in', vendorCode: 'PURSE', isConfirming: false });
  expect(await moved).toBe(10);
  expect(transfers.step).toBeUndefined();
  expect(await transfers.move('PURSE', 'out')).toBe(12);
  expect(new Set(referencesOf('walletTransfer')).size).toBe(2);
  expect(
    referencesOf('walletTransfer').every((referenceNo) => /^[0-9a-f]{32}$/.test(referenceNo)),
  ).toBe(true);
});

it('[GAME-04] polls the status after a lost reply and never sends the transfer again', async () => {
  const { api, clock, referencesOf, transfers } = setUp({
    walletTransfer: [fail('upstream_timeout')],
    getWalletTransfer: [fail('network_failed'), transfer('pending'), transfer('done', 10)],
  });
  const moved = transfers.move('PURSE', 'in');
  await expect.poll(() => api.countOf('getWalletTransfer')).toBe(1);
  expect(transfers.step).toEqual({ direction: 'in', vendorCode: 'PURSE', isConfirming: true });
  for (const requests of [2, 3]) {
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(2_999);
    expect(api.countOf('getWalletTransfer')).toBe(requests - 1);
    clock.advance(1);
    await expect.poll(() => api.countOf('getWalletTransfer')).toBe(requests);
  }
  expect(await moved).toBe(10);
  expect(transfers.step).toBeUndefined();
  expect(referencesOf('walletTransfer').length).toBe(1);
  expect(new Set(referencesOf('getWalletTransfer'))).toEqual(
    new Set(referencesOf('walletTransfer')),
  );
});

it.each([
  ['by the transfer call', { walletTransfer: [fail('operator_refused', { message: 'No.' })] }],
  [
    'because it was not received',
    { walletTransfer: [fail('network_timeout')], getWalletTransfer: [transfer('refused')] },
  ],
])('[GAME-04] rejects a transfer refused %s', async (_how, answers) => {
  const { transfers } = setUp(answers);
  await expect(transfers.move('PURSE', 'in')).rejects.toMatchObject({
    code: 'operator_refused',
    call: 'walletTransfer',
  });
  expect(transfers.step).toBeUndefined();
});

it('[GAME-04] stops polling when the member signs out', async () => {
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
