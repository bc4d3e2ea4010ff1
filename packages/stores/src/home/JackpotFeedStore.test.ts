import { expect, it } from 'vitest';
import { JackpotFeedStore } from './JackpotFeedStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const slots = (amount: number, currency = exampleSettings.currency.code): Answer =>
  reply([{ code: 'slots', amount, currency, at: '2026-11-21T12:00:00.000Z' }]);

function setUp(getJackpots: readonly Answer[]) {
  const clock = new FakeClock(1_000_000);
  const api = fakeApi({ getJackpots });
  const bootstrap = exampleBootstrap({
    site: { jackpots: { ...exampleSettings.jackpots, feed: { refreshMs: 7_000 } } },
  });
  return { api, clock, store: exampleRoot({ api, clock, bootstrap }).get(JackpotFeedStore) };
}

it('[HOME-03] has what the operator says, and asks again and again while it is watched', async () => {
  const { api, clock, store } = setUp([slots(1_000), slots(1_000.25), slots(1_000.5)]);
  expect([store.amount, store.isUnavailable]).toEqual([undefined, false]);
  const stop = store.watch();
  await expect.poll(() => store.amount).toBe(1_000);
  clock.advance(6_999);
  expect(api.countOf('getJackpots')).toBe(1);
  clock.advance(1);
  await expect.poll(() => store.amount).toBe(1_000.25);
  clock.advance(7_000);
  await expect.poll(() => store.amount).toBe(1_000.5);
  stop();
  clock.advance(60_000);
  expect([api.countOf('getJackpots'), clock.timers.size, store.amount]).toEqual([3, 0, 1_000.5]);
});

it('[HOME-03] has no number of its own where the operator does not answer, until it does', async () => {
  const { clock, store } = setUp([
    slots(1_000),
    fail('upstream_timeout'),
    fail('upstream_failed'),
    slots(1_001),
  ]);
  store.watch();
  await expect.poll(() => store.amount).toBe(1_000);
  clock.advance(7_000);
  await expect.poll(() => [store.amount, store.isUnavailable]).toEqual([undefined, true]);
  // Nor the last one, while it asks again.
  const asked = store.refresh();
  expect([store.amount, store.isUnavailable]).toEqual([undefined, true]);
  await asked;
  expect(store.isUnavailable).toBe(true);
  clock.advance(7_000);
  await expect.poll(() => [store.amount, store.isUnavailable]).toEqual([1_001, false]);
});

it('[HOME-03] shows none of another currency, and none where there is none', async () => {
  const { store } = setUp([slots(5_000, 'XTS'), reply([])]);
  for (const _ of [1, 2]) {
    await store.refresh();
    expect([store.amount, store.isUnavailable]).toEqual([undefined, true]);
  }
});

it('[HOME-03] forgets what is older than half a minute before it asks anew', async () => {
  const { answer, arrive } = later();
  const { clock, store } = setUp([slots(1_000), slots(1_001), answer]);
  store.watch()();
  await expect.poll(() => store.amount).toBe(1_000);
  clock.advance(30_000);
  store.watch()();
  expect(store.amount).toBe(1_000);
  await expect.poll(() => store.amount).toBe(1_001);
  clock.advance(30_001);
  store.watch()();
  expect([store.amount, store.isUnavailable]).toEqual([undefined, false]);
  arrive(slots(1_002));
  await expect.poll(() => store.amount).toBe(1_002);
});

it('[HOME-03] an answer that comes after a later one’s question changes nothing', async () => {
  const [first, second] = [later(), later()];
  const { store } = setUp([first.answer, second.answer]);
  const asked = [store.refresh(), store.refresh()];
  second.arrive(slots(1_002));
  await asked[1];
  first.arrive(slots(1_001));
  await asked[0];
  expect(store.amount).toBe(1_002);
});
