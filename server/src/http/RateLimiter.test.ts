import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { RateLimiter } from './RateLimiter.ts';

it('allows a burst, then one more per interval, for each key separately', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ clock });
  const rate = { perSecond: 2, burst: 3 };
  const allow = (key = 'a') => limiter.allow(rate, key);

  expect([allow(), allow(), allow(), allow()]).toEqual([true, true, true, false]);
  expect(allow('b')).toBe(true);
  clock.advance(499);
  expect(allow()).toBe(false);
  clock.advance(1);
  expect([allow(), allow()]).toEqual([true, false]);
});

it('separates keys whose parts join to the same text', () => {
  const limiter = new RateLimiter({ clock: new FakeClock() });
  const rate = { perSecond: 1, burst: 1 };

  expect(limiter.allow(rate, 'a', 'b,c')).toBe(true);
  expect(limiter.allow(rate, 'a,b', 'c')).toBe(true);
});
