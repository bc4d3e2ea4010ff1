import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { wait, type WaitSignal } from './wait.ts';

/** Returns a signal that aborts when the test says so. */
function fakeSignal({ aborted = false } = {}): WaitSignal & { readonly abort: () => void } {
  const listeners = new Set<() => void>();
  return {
    aborted,
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    abort() {
      for (const listener of listeners) listener();
    },
  };
}

it('waits for the time, and no longer than until the signal aborts', async () => {
  const clock = new FakeClock();
  const ended: string[] = [];
  const leaving = fakeSignal();
  const waits = [
    wait(clock, 1_000).then(() => ended.push('whole')),
    wait(clock, 1_000, leaving).then(() => ended.push('aborted')),
    wait(clock, 1_000, fakeSignal({ aborted: true })).then(() => ended.push('not begun')),
  ];
  expect(clock.timers.size).toBe(2);

  leaving.abort();
  await Promise.all(waits.slice(1));
  clock.advance(999);
  expect([ended, clock.timers.size]).toEqual([['not begun', 'aborted'], 1]);
  clock.advance(1);
  await Promise.all(waits);

  expect([ended.at(-1), clock.timers.size]).toEqual(['whole', 0]);
});
