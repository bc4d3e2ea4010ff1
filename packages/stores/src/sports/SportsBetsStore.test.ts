import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { loginResult } from '../testing/signedIn.ts';
import { BetSlipStore } from './BetSlipStore.ts';
import type { SportsBetOrder } from './SportsBetOrder.ts';
import { SportsBetsStore } from './SportsBetsStore.ts';

const order = (eventId: string): SportsBetOrder => ({
  vassalage: 'NOVA',
  legs: [{ eventId, market: 'winner', pick: 'home', odds: 1.9 }],
  stake: 10,
});
const placed: Answer = reply({ referenceNo: 'number-of-the-bet', stake: 10, potentialWin: 19 });
const refuse = (reason: string): Answer => fail('operator_refused', { value: { reason } });
const pendingKey = 'sportsBets:ann';

function setUp(answers: readonly Answer[], localStorage = memoryStorage()) {
  const clock = new FakeClock(1_000_000);
  const none = Array.from({ length: 4 }, () => fail('upstream_failed'));
  const api = fakeApi({ placeSportsBet: answers, getBalanceV2: none, getMemberInfo: none });
  const root = exampleRoot({ api, clock, localStorage });
  root.session.adopt(loginResult());
  const references = () =>
    api.calls
      .filter(({ name }) => name === 'placeSportsBet')
      .map(({ request }) => (request as { referenceNo: string }).referenceNo);
  return { api, clock, root, bets: root.get(SportsBetsStore), references, localStorage };
}

it('places the bets of a slip one after the other, each with its own reference', async () => {
  const { api, bets, localStorage, references } = setUp([placed, refuse('event_closed'), placed]);

  await bets.place([order('first'), order('second'), order('third')]);

  expect(bets.results.map(({ kind, order: { legs } }) => [kind, legs[0]?.eventId])).toEqual([
    ['placed', 'first'],
    ['refused', 'second'],
    ['placed', 'third'],
  ]);
  expect(bets.isPlaced).toBe(false);
  expect(new Set(references()).size).toBe(3);
  expect(localStorage.get(pendingKey)).toBeUndefined();
  expect(api.calls.some(({ name }) => name === 'getBalanceV2')).toBe(true);
});

it('sends an unconfirmed bet again with the same reference', async () => {
  const { bets, clock, localStorage, references } = setUp([
    fail('network_failed'),
    fail('upstream_timeout'),
    placed,
  ]);
  const placing = bets.place([order('first')]);
  await expect.poll(() => bets.sending?.isPendingConfirmation).toBe(true);
  expect(localStorage.get(pendingKey)).toContain('first');
  for (const count of [1, 2]) {
    await expect.poll(() => references().length).toBe(count);
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(3_000);
  }

  await placing;

  expect(bets.isPlaced).toBe(true);
  expect(new Set(references()).size).toBe(1);
  expect(localStorage.get(pendingKey)).toBeUndefined();
});

it('sends the unconfirmed bet of an earlier page again', async () => {
  const first = setUp([fail('network_failed')]);
  void first.bets.place([order('first')]);
  await expect.poll(() => first.bets.sending?.isPendingConfirmation).toBe(true);

  const second = setUp([placed], first.localStorage);
  const slip = second.root.get(BetSlipStore);
  slip.toggle({
    vendorCode: 'NOVA',
    eventId: 'first',
    market: 'winner',
    pick: 'home',
    home: 'Bayview Rovers',
    away: 'Coral City',
    startsAt: undefined,
    marketTitle: undefined,
    pickName: undefined,
    odds: 1.9,
  });
  await second.bets.resume();

  expect(second.references()).toEqual(first.references());
  expect(second.bets.isPlaced).toBe(true);
  expect(slip.count).toBe(0);
});

it('keeps an unconfirmed bet for its owner when the session ends', async () => {
  const { bets, clock, localStorage, root } = setUp([fail('network_failed')]);
  const placing = bets.place([order('first'), order('second')]);
  await expect.poll(() => clock.timers.size).toBe(1);

  bets.onSignOut();
  clock.advance(3_000);
  await placing;

  expect(root.get(SportsBetsStore).results).toEqual([]);
  expect(localStorage.get(pendingKey)).toContain('first');
  expect(localStorage.get(pendingKey)).not.toContain('second');
});
