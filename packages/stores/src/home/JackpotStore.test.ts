import { expect, it } from 'vitest';
import { JackpotStore, type JackpotKind } from './JackpotStore.ts';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { FakeClock } from '@livery/testing/FakeClock';

function counter(
  kind: JackpotKind,
  { random = () => 0, startMs = 3_000_000 }: { random?: () => number; startMs?: number } = {},
) {
  const clock = new FakeClock(startMs);
  return {
    clock,
    store: new JackpotStore({ clock, kind, jackpots: exampleSettings.jackpots, random }),
  };
}

it('[HOME-02] has no value until it runs and keeps it after it stops', () => {
  const { clock, store } = counter('home');
  expect([store.value, store.announced, store.minimum]).toEqual([undefined, undefined, 1.3e9]);
  const stop = store.run();
  expect([store.value, store.announced]).toEqual([1.3e9, 1.3e9]);
  clock.advance(3000);
  expect([store.value, store.announced]).toEqual([1.3e9 + 200, 1.3e9]);
  stop();
  clock.advance(60_000);
  expect([store.value, store.announced, clock.timers.size]).toEqual([1.3e9 + 200, 1.3e9 + 200, 0]);
  store.run();
  clock.advance(1500);
  expect(store.value).toBe(1.3e9 + 300);
});

it('[HOME-02] chooses each interval at random and restarts at the minimum above its range', () => {
  const chances = [0.9999999, 0, 0.5, 0.9];
  const { clock, store } = counter('home', { random: () => chances.shift() ?? 0 });
  store.run();
  expect(store.value).toBeCloseTo(2.1e9, -3);
  clock.advance(1499);
  expect(store.value).toBeGreaterThan(2e9);
  clock.advance(1);
  expect(store.value).toBe(1.3e9);
  clock.advance(1999);
  expect(store.value).toBe(1.3e9);
  clock.advance(1);
  expect(store.value).toBe(1.3e9 + 100);
});

it('[HOME-03] has the same value for all visitors at a time, always with nine digits', () => {
  const startMs = Date.parse('2026-11-20T12:00:01Z');
  const early = counter('slots', { startMs });
  const late = counter('slots', { startMs: startMs + 30_000 });
  early.store.run();
  late.store.run();
  early.clock.advance(30_000);
  expect(early.store.value).toBeCloseTo(late.store.value ?? 0, 2);
  for (let day = 0; day < 400; day += 7) {
    const { store } = counter('slots', { startMs: startMs + day * 86_400_000 });
    store.run();
    expect(String(Math.floor(store.value ?? 0))).toHaveLength(9);
  }
});

it('[HOME-09] starts at the configured value and adds the configured increment', () => {
  const { clock, store } = counter('other');
  store.run();
  expect(store.value).toBe(527_000_000);
  clock.advance(6000);
  expect(store.value).toBeCloseTo(527_000_322.22, 5);
  clock.advance(54_000);
  expect(store.announced).toBe(store.value);
});
