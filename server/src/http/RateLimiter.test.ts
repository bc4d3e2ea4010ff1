import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { RateLimiter } from './RateLimiter.ts';

it('allows a burst, then one more per interval, for each key separately', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ clock });
  const rate = { perSecond: 2, burst: 3 };
  const ask = (key = 'a') => limiter.allow(rate, key);

  expect([ask(), ask(), ask(), ask()]).toEqual([true, true, true, false]);
  expect(ask('b')).toBe(true);
  clock.advance(499);
  expect(ask()).toBe(false);
  clock.advance(1);
  expect([ask(), ask()]).toEqual([true, false]);
});

it('separates keys whose parts join to the same text', () => {
  const limiter = new RateLimiter({ clock: new FakeClock() });
  const rate = { perSecond: 1, burst: 1 };

  expect(limiter.allow(rate, 'a', 'b,c')).toBe(true);
  expect(limiter.allow(rate, 'a,b', 'c')).toBe(true);
});
