import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { CentreCallStore } from './CentreCallStore.ts';

/** Interval of the questions for an unknown outcome, in the example settings. */
const retryMs = 3_000;

function setUp(answers: Readonly<Record<string, readonly Answer[]>>) {
  const api = fakeApi({ getBalanceV2: [reply({ sumBalance: 1 })], ...answers });
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({ api, clock });
  const requestsOf = (name: string) =>
    api.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { api, clock, root, requestsOf, calls: root.get(CentreCallStore) };
}

it('sends a call that takes no reference number once, and throws its error', async () => {
  const { api, calls } = setUp({ sendFeedback: [fail('upstream_timeout')] });

  await expect(calls.send('sendFeedback', { remark: 'Thanks' })).rejects.toMatchObject({
    code: 'upstream_timeout',
  });
  expect(api.countOf('sendFeedback')).toBe(1);
});

it('[MEMB-06] repeats a request with the same number until its outcome is known', async () => {
  const { api, calls, clock, requestsOf } = setUp({
    createWithdrawal: [fail('network_failed'), fail('upstream_shape'), reply({ orderId: 'W1' })],
  });
  const sent = calls.send('createWithdrawal', { amount: 100 });
  for (const count of [1, 2]) {
    await expect.poll(() => clock.timers.size).toBe(1);
    expect(api.countOf('createWithdrawal')).toBe(count);
    expect(calls.isConfirming('createWithdrawal')).toBe(true);
    // A form that is opened again meanwhile sends no second request.
    expect(calls.isSending('createWithdrawal')).toBe(true);
    clock.advance(retryMs);
  }

  await expect(sent).resolves.toEqual({ orderId: 'W1' });
  const [first, ...others] = requestsOf('createWithdrawal');
  expect(first).toMatchObject({ amount: 100, referenceNo: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(others).toEqual([first, first]);
  expect(calls.isConfirming('createWithdrawal')).toBe(false);
  expect(calls.isSending('createWithdrawal')).toBe(false);
});

it('[MEMB-06] throws a refusal at once, and takes a new number for the next request', async () => {
  const { calls, requestsOf } = setUp({
    createWithdrawal: [fail('operator_refused'), reply({ orderId: 'W1' })],
  });

  await expect(calls.send('createWithdrawal', { amount: 100 })).rejects.toMatchObject({
    code: 'operator_refused',
  });
  await calls.send('createWithdrawal', { amount: 100 });

  const [refused, accepted] = requestsOf('createWithdrawal');
  expect(accepted).not.toEqual(refused);
});

it('[SESS-02] stops asking for an outcome after a sign-out', async () => {
  const { api, calls, clock } = setUp({ createWithdrawal: [fail('network_timeout')] });
  const sent = calls.send('createWithdrawal', { amount: 100 });
  await expect.poll(() => clock.timers.size).toBe(1);

  calls.onSignOut();
  clock.advance(retryMs);

  await expect(sent).rejects.toMatchObject({ code: 'unauthorised' });
  expect(api.countOf('createWithdrawal')).toBe(1);
});

it('makes the calls again whose replies an action changes, and refreshes the balance', async () => {
  const { api, calls } = setUp({ createWithdrawal: [reply({ orderId: 'W1' })] });

  await calls.send('createWithdrawal', { amount: 100 }, ['getWithdrawals']);

  expect(['getWithdrawals', 'getCounts', 'getBonuses'].map(calls.refreshesOf)).toEqual([1, 1, 0]);
  calls.refresh(['getWithdrawals']);
  expect(calls.changesOf('getWithdrawals')).toBe(1);
  expect(api.countOf('getBalanceV2')).toBe(1);
});

it('returns the address of an export with the filters and the format', () => {
  const { calls } = setUp({});

  const address = calls.exportAddress('getBettingRecord', { from: '2026-11-01T00:00:00Z' });

  expect(address).toMatch(/^\/wps\/relay\/\w+\?.*from=2026-11-01T00%3A00%3A00Z.*format=csv$/);
});
