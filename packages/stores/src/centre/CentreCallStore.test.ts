import { FakeClock } from '@livery/testing/FakeClock';
import { describe, expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import type { RootStore } from '../RootStore.ts';
import { CentreCallStore } from './CentreCallStore.ts';
import { loginResult } from '../testing/signedIn.ts';

/** Interval of the questions for an unknown outcome, in the example settings. */
const retryMs = 3_000;

function setUp(
  answers: Readonly<Record<string, readonly Answer[]>>,
  { sessionStorage = memoryStorage(), account = '' } = {},
) {
  const balance = reply({ sumBalance: 1 });
  const api = fakeApi({
    getBalanceV2: [balance, balance, balance],
    getMemberInfo: [reply({ id: 7, account: 'ann' })],
    ...answers,
  });
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({ api, clock, sessionStorage });
  if (account !== '') signIn(root, account);
  const requestsOf = (name: string) =>
    api.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { api, clock, root, requestsOf, calls: root.get(CentreCallStore) };
}

function signIn({ session }: RootStore, account: string): void {
  session.adopt(loginResult({ session: { account } }));
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

it.each(['upstream_busy', 'visitor_unknown', 'restricted', 'too_many_requests'] as const)(
  '[MEMB-06] keeps asking with the same number when %s follows an unknown outcome',
  async (code) => {
    const { api, calls, clock, requestsOf } = setUp({
      createWithdrawal: [fail('network_timeout'), fail(code), reply({ orderId: 'W1' })],
    });
    const sent = calls.send('createWithdrawal', { amount: 100 });
    for (const count of [1, 2]) {
      await expect.poll(() => clock.timers.size).toBe(1);
      expect(api.countOf('createWithdrawal')).toBe(count);
      clock.advance(retryMs);
    }

    await expect(sent).resolves.toEqual({ orderId: 'W1' });
    const [first, ...others] = requestsOf('createWithdrawal');
    expect(others).toEqual([first, first]);
  },
);

it.each(['operator_refused', 'bad_request', 'unauthorised'] as const)(
  '[MEMB-06] stops asking for an unknown outcome at %s',
  async (code) => {
    const { calls, clock } = setUp({ createWithdrawal: [fail('network_timeout'), fail(code)] });
    const sent = calls.send('createWithdrawal', { amount: 100 });
    await expect.poll(() => clock.timers.size).toBe(1);

    clock.advance(retryMs);

    await expect(sent).rejects.toMatchObject({ code });
    expect(calls.isSending('createWithdrawal')).toBe(false);
  },
);

it('[MEMB-06] gives a request that is sent again meanwhile the outcome of the first', async () => {
  const { answer, arrive } = later();
  const { api, calls } = setUp({ claimReward: [answer, reply({})] });
  const sent = [
    calls.send('claimReward', { rewardId: '1' }),
    calls.send('claimReward', { rewardId: '1' }),
  ];
  expect([{ rewardId: '1' }, { rewardId: '2' }].map((fields) => isSending(fields))).toEqual([
    true,
    false,
  ]);
  await calls.send('claimReward', { rewardId: '2' });

  arrive(reply({ status: 'claimed' }));

  expect(await Promise.all(sent)).toEqual([{ status: 'claimed' }, { status: 'claimed' }]);
  expect(api.countOf('claimReward')).toBe(2);

  function isSending(fields: object): boolean {
    return calls.isSending('claimReward', { ...fields });
  }
});

describe('a call with a call for its result', () => {
  const transfer = (status: string) => reply({ referenceNo: 'x'.repeat(16), status, amount: 5 });
  const request = { vassalage: 'PURSE', direction: 'out' } as const;

  it('[MEMB-04] asks for the result of a pending transfer, and sends it once', async () => {
    const { api, calls, clock, requestsOf } = setUp({
      walletTransfer: [transfer('pending')],
      getWalletTransfer: [fail('network_failed'), transfer('pending'), transfer('done')],
    });
    const sent = calls.send('walletTransfer', request);
    for (const count of [1, 2]) {
      await expect.poll(() => clock.timers.size).toBe(1);
      expect(api.countOf('getWalletTransfer')).toBe(count);
      expect(calls.isConfirming('walletTransfer')).toBe(true);
      clock.advance(retryMs);
    }

    await expect(sent).resolves.toMatchObject({ status: 'done' });
    expect(api.countOf('walletTransfer')).toBe(1);
    expect(requestsOf('walletTransfer')).toEqual([
      { ...request, ...requestsOf('getWalletTransfer')[0] },
    ]);
  });

  it.each([
    ['at once', { walletTransfer: [transfer('refused')] }],
    ['later', { walletTransfer: [transfer('pending')], getWalletTransfer: [transfer('refused')] }],
  ])('[MEMB-04] rejects a transfer that is refused %s', async (_when, answers) => {
    const { calls } = setUp(answers);

    await expect(calls.send('walletTransfer', request)).rejects.toMatchObject({
      code: 'operator_refused',
      call: 'walletTransfer',
    });
    expect(calls.isSending('walletTransfer')).toBe(false);
  });
});

describe('after a reload', () => {
  /**
   * Sends a request whose outcome stays unknown. Returns the storage of the page, and its number.
   */
  async function leavePage(name: string, request: object) {
    const sessionStorage = memoryStorage();
    const { calls, clock, requestsOf } = setUp(
      { [name]: [fail('network_timeout')] },
      { sessionStorage, account: 'ann' },
    );
    void calls.send(name, { ...request });
    await expect.poll(() => clock.timers.size).toBe(1);
    return { sessionStorage, sent: requestsOf(name)[0] };
  }

  it('[MEMB-05] continues to ask with the same number, and shows what came of it', async () => {
    const { sessionStorage, sent } = await leavePage('createDeposit', { amount: 100 });

    const { calls, clock, requestsOf, root } = setUp(
      { createDeposit: [fail('upstream_busy'), reply({ orderId: 'D1' })] },
      { sessionStorage, account: 'ANN' },
    );
    expect(calls.isConfirming('createDeposit')).toBe(true);
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(retryMs);

    await expect.poll(() => root.dialogs.current?.body).toEqual({ key: 'centre.earlier.done' });
    expect(requestsOf('createDeposit')).toEqual([sent, sent]);
    expect(calls.isSending('createDeposit')).toBe(false);
    expect(JSON.stringify(sessionStorage.content())).not.toContain('createDeposit');
  });

  it('[MEMB-05] shows that the request was refused after all', async () => {
    const { sessionStorage } = await leavePage('createDeposit', { amount: 100 });
    const answer = fail('operator_refused', { message: 'Too late.' });

    const { root } = setUp({ createDeposit: [answer] }, { sessionStorage, account: 'ann' });

    await expect.poll(() => root.dialogs.current?.body).toEqual({ sentence: 'Too late.' });
  });

  it('[PROM-03] gives the outcome to a component that joins, instead of a dialog', async () => {
    const { sessionStorage, sent } = await leavePage('rafflePromotion', { promotionId: '604' });
    const { calls, requestsOf, root } = setUp(
      { rafflePromotion: [reply({ drawId: '9' })] },
      { sessionStorage, account: 'ann' },
    );
    expect(calls.join('rafflePromotion', { promotionId: '501' }, () => false)).toBeUndefined();

    const joined = calls.join('rafflePromotion', { promotionId: '604' }, () => false);

    await expect(joined).resolves.toEqual({ drawId: '9' });
    expect(requestsOf('rafflePromotion')).toEqual([sent]);
    expect(root.dialogs.current).toBeUndefined();
    expect(calls.join('rafflePromotion', { promotionId: '604' }, () => false)).toBeUndefined();
  });

  it('[SESS-02] asks only for the member who sent the request, after the next login', async () => {
    const { sessionStorage } = await leavePage('createDeposit', { amount: 100 });
    const { api, calls, root } = setUp(
      {
        createDeposit: [reply({ orderId: 'D1' })],
        getMemberInfo: [reply({ id: 8, account: 'bob' }), reply({ id: 7, account: 'ann' })],
      },
      { sessionStorage, account: 'bob' },
    );
    expect(calls.isSending('createDeposit')).toBe(false);

    signIn(root, 'ann');

    await expect.poll(() => root.dialogs.current?.body).toEqual({ key: 'centre.earlier.done' });
    expect(api.countOf('createDeposit')).toBe(1);
  });

  it('[MEMB-06] stores no password; the same request takes the same number', async () => {
    const request = { amount: 100, paymentPassword: 'secret-of-ann' };
    const { sessionStorage, sent } = await leavePage('createWithdrawal', request);
    expect(JSON.stringify(sessionStorage.content())).not.toContain('secret-of-ann');

    const { api, calls, clock, requestsOf } = setUp(
      { createWithdrawal: [fail('upstream_busy'), reply({ orderId: 'W1' })] },
      { sessionStorage, account: 'ann' },
    );
    expect([calls.isUnanswered('createWithdrawal'), calls.isSending('createWithdrawal')]).toEqual([
      true,
      false,
    ]);
    expect(api.countOf('createWithdrawal')).toBe(0);
    const again = calls.send('createWithdrawal', request);
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(retryMs);

    await expect(again).resolves.toEqual({ orderId: 'W1' });
    expect(requestsOf('createWithdrawal')).toEqual([sent, sent]);
    expect(calls.isUnanswered('createWithdrawal')).toBe(false);
  });

  it('[MEMB-06] takes a new number for another amount, and drops the earlier request then', async () => {
    const { sessionStorage, sent } = await leavePage('createWithdrawal', { amount: 100 });
    const { calls, requestsOf } = setUp(
      { createWithdrawal: [reply({ orderId: 'W2' })] },
      { sessionStorage, account: 'ann' },
    );

    await calls.send('createWithdrawal', { amount: 50 });

    expect(requestsOf('createWithdrawal')[0]).not.toMatchObject({
      referenceNo: (sent as { referenceNo: string }).referenceNo,
    });
    expect(calls.isUnanswered('createWithdrawal')).toBe(false);
  });
});

describe('a request that was left', () => {
  const title = 'centre.earlier.title';
  const isLeft = () => true;

  it.each([
    ['carried out', reply({ orderId: 'W1' }), { key: 'centre.earlier.done' }],
    ['refused', fail('operator_refused', { message: 'Too late.' }), { sentence: 'Too late.' }],
  ] as const)('[MEMB-06] tells once that it was %s', async (_what, answer, body) => {
    const sessionStorage = memoryStorage();
    const first = later();
    const { calls, root } = setUp(
      { createWithdrawal: [first.answer] },
      { sessionStorage, account: 'ann' },
    );
    const request = { amount: 100 };
    // Sent again by the same form, and left again.
    const sent = [1, 2].map(() => calls.send('createWithdrawal', request, [], isLeft));

    first.arrive(answer);
    await Promise.allSettled(sent);

    expect(root.dialogs.current).toMatchObject({ title, body });
    root.dialogs.close(true);
    expect(root.dialogs.current).toBeUndefined();
    // A reload tells nothing again.
    const reloaded = setUp({}, { sessionStorage, account: 'ann' });
    expect(reloaded.calls.isSending('createWithdrawal')).toBe(false);
    expect(reloaded.root.dialogs.current).toBeUndefined();
  });

  it('[MEMB-06] tells nothing while its form, or another one for the same request, shows the outcome', async () => {
    const first = later();
    const { calls, root } = setUp({ createWithdrawal: [first.answer] });
    const sent = [isLeft, () => false].map((isGone) =>
      calls.send('createWithdrawal', { amount: 100 }, [], isGone),
    );

    first.arrive(reply({ orderId: 'W1' }));
    await Promise.all(sent);

    expect(root.dialogs.current).toBeUndefined();
  });

  it.each([
    ['a reply', reply({ orderId: 'W1' })],
    ['a refusal', fail('operator_refused')],
  ])('[SESS-02] tells nothing after a sign-out, at %s', async (_what, answer) => {
    const first = later();
    const { calls, root } = setUp({ createWithdrawal: [first.answer] }, { account: 'ann' });
    const sent = calls.send('createWithdrawal', { amount: 100 }, [], isLeft);

    calls.onSignOut();
    first.arrive(answer);
    await Promise.allSettled([sent]);

    expect(root.dialogs.current).toBeUndefined();
  });

  it('[MEMB-04] tells by one dialog what came of several requests', async () => {
    const answers = [later(), later()];
    const { calls, root } = setUp({ claimReward: answers.map(({ answer }) => answer) });
    const sent = ['1', '2'].map((rewardId) => calls.send('claimReward', { rewardId }, [], isLeft));

    for (const { arrive } of answers) arrive(reply({}));
    await Promise.all(sent);

    expect(root.dialogs.current).toMatchObject({ title });
    root.dialogs.close(true);
    expect(root.dialogs.current).toBeUndefined();
  });
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
