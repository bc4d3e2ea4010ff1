import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { RateLimiter } from '../shared-state/RateLimiter.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { CheckEffort } from './CheckEffort.ts';

const minuteMs = 60_000;

function setUp(): {
  clock: FakeClock;
  effort: CheckEffort;
  from: (address: string, brand?: string) => RequestContext;
  issue: (count: number, context: RequestContext, device?: string) => number[];
} {
  const clock = new FakeClock();
  const effort = new CheckEffort({ limiter: new RateLimiter({ clock }) });
  return {
    clock,
    effort,
    // Only these two are read.
    from: (address, brand = 'coral') => ({ address, tenant: { brand } }) as RequestContext,
    issue: (count, context, device) =>
      Array.from({ length: count }, () => effort.next(context, device)),
  };
}

it('[LOGN-05] doubles the effort of an address after every ten checks without a sign-in, up to 32 times', () => {
  const { issue, from } = setUp();
  const efforts = issue(80, from('198.51.100.1'));

  expect([0, 10, 20, 30, 40, 50, 79].map((index) => efforts[index])).toEqual([
    1, 2, 4, 8, 16, 32, 32,
  ]);
  expect(issue(1, from('198.51.100.2'))).toEqual([1]);
  expect(issue(1, from('198.51.100.1', 'reef'))).toEqual([1]);
});

it('[LOGN-05] counts a check when it is issued, so that hoarded checks become dear as well', () => {
  const { issue, from, effort } = setUp();
  issue(50, from('198.51.100.1'));
  for (let sent = 0; sent < 5; sent += 1) effort.next(from('198.51.100.1'));
  expect(issue(1, from('198.51.100.1'))).toEqual([32]);
});

it('[LOGN-05] forgets three checks a minute, and one with each sign-in', () => {
  const { issue, from, effort, clock } = setUp();
  const home = from('198.51.100.1');
  issue(50, home);
  clock.advance(10 * minuteMs);
  expect(issue(1, home)).toEqual([4]);
  clock.advance(10 * minuteMs);

  for (let login = 0; login < 100; login += 1) {
    expect(effort.next(home)).toBe(1);
    effort.forgive(home);
  }
});

it('[LOGN-05] keeps the effort of a known device, whatever its neighbours do', () => {
  const { issue, from } = setUp();
  const home = from('198.51.100.1');
  issue(80, home);

  expect(issue(1, home, 'device of ann')).toEqual([1]);
  expect(issue(30, home, 'device of ann').at(-1)).toBe(8);
  expect(issue(1, home, 'device of bob')).toEqual([1]);
});

it('[LOGN-05] counts the networks of an IPv6 address, because a visitor chooses addresses in them', () => {
  const { issue, from } = setUp();
  for (let host = 0; host < 60; host += 1) issue(1, from(`2001:db8:1:1::${host.toString(16)}`));
  expect(issue(1, from('2001:db8:1:1::ffff'))).toEqual([32]);
  expect(issue(1, from('2001:db8:2:1::1'))).toEqual([1]);
  // The 61 checks are a quarter of what doubles the effort of a /48 as often.
  expect(issue(1, from('2001:db8:1:ff01::1'))).toEqual([2]);
});

it('[LOGN-05] raises the effort of all strangers of a brand under the tries of a botnet', () => {
  const { issue, from, clock } = setUp();
  for (let bot = 0; bot < 1_600; bot += 1) issue(1, from(`10.${bot >> 8}.${bot & 255}.1`));

  expect(issue(1, from('203.0.113.1'))).toEqual([8]);
  expect(issue(1, from('203.0.113.1'), 'device of ann')).toEqual([1]);
  expect(issue(1, from('203.0.113.1', 'reef'))).toEqual([1]);
  clock.advance(10 * minuteMs);
  expect(issue(1, from('203.0.113.2'))).toEqual([1]);
});
