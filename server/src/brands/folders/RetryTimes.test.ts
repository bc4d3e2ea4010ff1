import { expect, it } from 'vitest';
import { RetryTimes } from './RetryTimes.ts';

/** Fails at each due time and returns the waits between the failures. */
function waitsOf(count: number, tookMs: number): number[] {
  const times = new RetryTimes();
  return Array.from({ length: count }, () => {
    times.failed('reef', { state: 'a', nowMs: 0, tookMs });
    let wait = 0;
    while (!times.isDue('reef', wait)) wait += 500;
    return wait;
  });
}

it('doubles the wait with each failure, up to five minutes', () => {
  expect(waitsOf(5, 1)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(waitsOf(12, 1).at(-1)).toBe(300_000);
});

it('waits ten times as long as the failure took', () => {
  expect(waitsOf(3, 3_000)).toEqual([30_000, 60_000, 120_000]);
});

it('starts again with the shortest wait after an edit and after a success', () => {
  const times = new RetryTimes();
  for (let failure = 0; failure < 4; failure += 1)
    times.failed('reef', { state: 'a', nowMs: 0, tookMs: 1 });
  expect([times.isDue('reef', 1_000), times.isDue('coral', 0)]).toEqual([false, true]);

  times.failed('reef', { state: 'b', nowMs: 0, tookMs: 1 });
  expect([times.isDue('reef', 1_000), times.hasFailed('reef', 'a')]).toEqual([true, false]);

  times.succeeded('reef');
  expect([times.isDue('reef', 0), times.hasFailed('reef', 'b')]).toEqual([true, false]);
});
