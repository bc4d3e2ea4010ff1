import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { RateLimiter } from './RateLimiter.ts';

it('allows a burst, then one more per interval, for each key separately', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ clock });
  const rate = { perSecond: 2, burst: 3 };
  const allow = (key = 'a') => limiter.allow({ rate, key });

  expect([allow(), allow(), allow(), allow()]).toEqual([true, true, true, false]);
  expect(allow('b')).toBe(true);
  clock.advance(499);
  expect(allow()).toBe(false);
  clock.advance(1);
  expect([allow(), allow()]).toEqual([true, false]);
});

it('allows the whole burst at a fraction of a millisecond', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ clock });
  const rate = { perSecond: 3, burst: 100 };

  for (let key = 0; key < 50; key += 1) {
    clock.advance(1 / 7);
    const allowed = Array.from({ length: 101 }, () => limiter.allow({ rate, key: `${key}` }));
    expect(allowed.indexOf(false)).toBe(100);
  }
});

it('counts an event for all of its limits or for none', () => {
  const limiter = new RateLimiter({ clock: new FakeClock() });
  const wide = { rate: { perSecond: 1, burst: 3 }, key: 'wide' };
  const narrow = { rate: { perSecond: 1, burst: 1 }, key: 'narrow' };

  const both = [wide, narrow];

  expect([limiter.allowAll(both), limiter.allowAll(both)]).toEqual([true, false]);
  expect([limiter.allow(wide), limiter.allow(wide), limiter.allow(wide)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('forgets the events of a key', () => {
  const limiter = new RateLimiter({ clock: new FakeClock() });
  const limit = { rate: { perSecond: 1, burst: 1 }, key: 'a' };
  limiter.allow(limit);

  limiter.forget('a');

  expect(limiter.allow(limit)).toBe(true);
});

it('forgets the oldest keys when there are too many, and expired ones before others', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ clock });
  const limitOf = (key: number) => ({ rate: { perSecond: 1, burst: 1 }, key: `${key}` });
  const allowOf = (from: number, to: number): boolean[] =>
    Array.from({ length: to - from }, (_, index) => limiter.allow(limitOf(from + index)));
  allowOf(0, 60_000);
  clock.advance(1_000);

  // The first sixty thousand have expired, except the very first, which counts again.
  allowOf(0, 1);
  allowOf(60_000, 110_000);
  expect([...allowOf(0, 1), ...allowOf(60_000, 60_003)]).toEqual([false, false, false, false]);

  allowOf(110_000, 160_000);
  // Of a hundred thousand that count, the older half is forgotten.
  allowOf(160_000, 160_001);
  expect(allowOf(159_999, 160_001)).toEqual([false, false]);
  expect(allowOf(60_000, 60_002)).toEqual([true, true]);
});

it('ignores the time of day, and restarts a key that is further ahead than its burst', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ clock });
  const limit = { rate: { perSecond: 1, burst: 2 }, key: 'a' };
  limiter.allow(limit);
  clock.set(clock.nowMs() - 3_600_000);
  expect([limiter.allow(limit), limiter.allow(limit)]).toEqual([true, false]);

  let elapsedMs = 3_600_000;
  const restarted = new RateLimiter({ clock: { elapsedMs: () => elapsedMs } });
  restarted.allow(limit);
  elapsedMs = 0;
  expect([restarted.allow(limit), restarted.allow(limit), restarted.allow(limit)]).toEqual([
    true,
    true,
    false,
  ]);
});
