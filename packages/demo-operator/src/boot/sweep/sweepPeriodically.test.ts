import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { sweepPeriodically } from './sweepPeriodically.ts';

it('sweeps at once and after each pause, continues after a failure, and stops for good', async () => {
  const clock = new FakeClock();
  const faults: unknown[] = [];
  let swept = 0;
  const stop = sweepPeriodically({
    sweeps: [
      () => {
        swept += 1;
        return swept === 1 ? Promise.reject(new Error('the first one')) : Promise.resolve();
      },
    ],
    everyMs: 1_000,
    clock,
    onFault: (error) => {
      faults.push(error);
    },
  });

  await clock.waitedFor();
  expect([swept, faults.length]).toEqual([1, 1]);
  clock.advance(1_000);
  await clock.waitedFor();
  expect(swept).toBe(2);
  await stop();
  clock.advance(10_000);
  expect([swept, clock.timers.size]).toEqual([2, 0]);
});

it('waits for a running sweep when stopping, without delaying others', async () => {
  const clock = new FakeClock();
  let release = (): void => undefined;
  let others = 0;
  const stop = sweepPeriodically({
    sweeps: [
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
      () => {
        others += 1;
        return Promise.resolve();
      },
    ],
    everyMs: 1_000,
    clock,
    onFault: () => undefined,
  });
  await clock.waitedFor();
  clock.advance(1_000);
  await clock.waitedFor();
  expect(others).toBe(2);
  let stopped = false;
  const ended = stop().then(() => {
    stopped = true;
  });
  await Promise.resolve();
  expect(stopped).toBe(false);
  release();
  await ended;
});
