import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { poll } from './poll.ts';

/** Lets the reply to a request arrive. */
async function replied(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

/** Polls every second; `results` are the outcomes of the requests, the last one repeated. */
function setUp({ ageMs = 0, results = [true] }: { ageMs?: number; results?: boolean[] } = {}) {
  const clock = new FakeClock();
  const requestedAtMs: number[] = [];
  const stop = poll({
    clock,
    periodMs: 1_000,
    ageMs,
    request: () => {
      const result = results[requestedAtMs.length] ?? results.at(-1) ?? true;
      requestedAtMs.push(clock.elapsedMs());
      return Promise.resolve(result);
    },
  });
  return {
    clock,
    stop,
    requestedAtMs,
    /** Lets time pass in steps, so that each reply schedules the next request. */
    pass: async (ms: number) => {
      for (let passedMs = 0; passedMs < ms; passedMs += 100) {
        await replied();
        clock.advance(100);
      }
      await replied();
    },
  };
}

it.each([
  [0, [1_000, 2_000]],
  [400, [600, 1_600]],
  [1_000, [0, 1_000, 2_000]],
  [-5_000, [1_000, 2_000]],
])('requests a value of %i ms when it is one period old, then every period', async (ageMs, due) => {
  const { pass, requestedAtMs } = setUp({ ageMs });

  await pass(2_000);

  expect(requestedAtMs).toEqual(due);
});

it('doubles the period with each failure up to eight periods, until a request succeeds', async () => {
  const { pass, requestedAtMs } = setUp({
    ageMs: 1_000,
    results: [false, false, false, false, false, true],
  });

  await pass(32_000);

  expect(requestedAtMs).toEqual([0, 2_000, 6_000, 14_000, 22_000, 30_000, 31_000, 32_000]);
});

it('stops, also with a request in flight', async () => {
  const { clock, pass, requestedAtMs, stop } = setUp({ ageMs: 1_000 });

  stop();
  await pass(5_000);

  expect([requestedAtMs, clock.timers.size]).toEqual([[0], 0]);
});
