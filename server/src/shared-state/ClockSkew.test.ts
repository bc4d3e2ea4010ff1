import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { ClockSkew } from './ClockSkew.ts';

it.each([
  ['equal', 0, 0, 0],
  ['5 s ahead', 5_000, 0, 5_000],
  ['10 min behind', -600_000, 0, -600_000],
  ['ahead by no more than a slow answer explains', -2_000, 3_000, 0],
  ['behind by more than a slow answer explains', -9_000, 3_000, -6_000],
])('measures a clock that is %s', async (_, aheadMs, answerMs, expectedMs) => {
  const clock = new FakeClock();
  const skew = new ClockSkew({ clock, address: 'valkey:6379' });
  const theirsMs = clock.nowMs() - aheadMs;

  await skew.measure({
    async time() {
      clock.advance(answerMs);
      return [Math.floor(theirsMs / 1000), (theirsMs % 1000) * 1000];
    },
  });

  expect(skew.aheadMs).toBe(expectedMs);
});

it('is a problem from more than five seconds on, until the clock is right again', async () => {
  const clock = new FakeClock();
  const skew = new ClockSkew({ clock, address: 'valkey:6379' });
  const faultAt = async (aheadMs: number) => {
    const theirsMs = clock.nowMs() - aheadMs;
    await skew.measure({ time: async () => [theirsMs / 1000, 0] });
    return skew.fault;
  };

  expect(skew.fault).toBeUndefined();
  expect(await faultAt(5_000)).toBeUndefined();
  expect(await faultAt(6_000)).toMatch(/^the clock of this machine is 6 s ahead of that of Valkey/);
  expect(await faultAt(-600_000)).toMatch(/600 s behind that of Valkey at valkey:6379:/);
  expect(await faultAt(0)).toBeUndefined();
});
