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

it('[HOME-03] requests the operator’s amount at intervals while it is watched', async () => {
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

it('[HOME-03] has no amount after a failed request until one succeeds', async () => {
  const { api, clock, store } = setUp([
    slots(1_000),
    fail('upstream_timeout'),
    fail('upstream_failed'),
    slots(1_001),
  ]);
  store.watch();
  await expect.poll(() => store.amount).toBe(1_000);
  clock.advance(7_000);
  await expect.poll(() => [store.amount, store.isUnavailable]).toEqual([undefined, true]);
  // The old amount does not return during the next request.
  const refreshed = store.refresh();
  expect([store.amount, store.isUnavailable]).toEqual([undefined, true]);
  await refreshed;
  expect(store.isUnavailable).toBe(true);
  // After a failure the interval is twice as long.
  clock.advance(13_999);
  expect(api.countOf('getJackpots')).toBe(3);
  clock.advance(1);
  await expect.poll(() => [store.amount, store.isUnavailable]).toEqual([1_001, false]);
});

it('[HOME-03] ignores jackpots of another currency', async () => {
  const { store } = setUp([slots(5_000, 'XTS'), reply([])]);
  for (const _ of [1, 2]) {
    await store.refresh();
    expect([store.amount, store.isUnavailable]).toEqual([undefined, true]);
  }
});

it('[HOME-03] drops an amount older than 30 seconds before the next request', async () => {
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

it('[HOME-03] ignores the reply to an older request', async () => {
  const [first, second] = [later(), later()];
  const { store } = setUp([first.answer, second.answer]);
  const refreshed = [store.refresh(), store.refresh()];
  second.arrive(slots(1_002));
  await refreshed[1];
  first.arrive(slots(1_001));
  await refreshed[0];
  expect(store.amount).toBe(1_002);
});
