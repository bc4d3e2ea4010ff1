import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CpuDeadline } from './CpuDeadline.ts';

const maxCpuMs = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a task on a thread whose CPU time depends on the time since then. */
function start(cpuMsAt: (elapsedMs: number) => Promise<number>) {
  let elapsedMs = 0;
  const exceeded: string[] = [];
  const deadline = new CpuDeadline({
    maxCpuMs,
    cpuMs: () => cpuMsAt(elapsedMs),
    onExceeded: (limit) => exceeded.push(`${elapsedMs / 1000} s: ${limit}`),
  });
  return {
    exceeded,
    deadline,
    /** Lets time pass in steps of 100 ms. */
    pass: async (ms: number) => {
      for (const endMs = elapsedMs + ms; elapsedMs < endMs;) {
        elapsedMs += 100;
        await vi.advanceTimersByTimeAsync(100);
      }
    },
  };
}

it.each([
  ['works alone', async (elapsedMs: number) => elapsedMs, '30 s: used 30 s of CPU time'],
  [
    'has half of a busy core, after other tasks',
    async (elapsedMs: number) => 90_000 + elapsedMs / 2,
    '60 s: used 30 s of CPU time',
  ],
  ['sleeps', async () => 5_000, '120 s: took longer than 120 s'],
  [
    'hangs in a system call',
    () => new Promise<number>(() => undefined),
    '60 s: did not respond for 30 s',
  ],
  [
    'starts late',
    async (elapsedMs: number) => {
      if (elapsedMs < 20_000) throw new Error('not running');
      return elapsedMs - 20_000;
    },
    '50 s: used 30 s of CPU time',
  ],
])('ends a task whose thread %s', async (_title, cpuMsAt, expected) => {
  const { exceeded, pass } = start(cpuMsAt);

  await pass(200_000);

  expect(exceeded).toEqual([expected]);
});

it('waits for an answer that is only late', async () => {
  let answer = (_cpuMs: number): void => undefined;
  const { exceeded, pass } = start((elapsedMs) =>
    elapsedMs === 0
      ? Promise.resolve(0)
      : new Promise((resolve) => {
          answer = resolve;
        }),
  );

  await pass(59_000);
  answer(10_000);
  await pass(20_000);
  expect(exceeded).toEqual([]);
  answer(30_000);
  await pass(100);

  expect(exceeded).toEqual(['79.1 s: used 30 s of CPU time']);
});

it('ends no task that is over', async () => {
  let answer = (_cpuMs: number): void => undefined;
  const { deadline, exceeded, pass } = start(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );

  await pass(30_000);
  deadline.clear();
  answer(30_000);
  await pass(200_000);

  expect([exceeded, vi.getTimerCount()]).toEqual([[], 0]);
});
