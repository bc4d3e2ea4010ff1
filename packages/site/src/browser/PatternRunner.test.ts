import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PatternRunner } from './PatternRunner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Worker that replies at once or never. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly #answer: (question: { pattern: string; value: string }) => unknown;

  constructor(answer: (question: { pattern: string; value: string }) => unknown) {
    super();
    this.#answer = answer;
  }

  postMessage(question: { pattern: string; value: string }): void {
    const answer = this.#answer(question);
    if (answer !== 'nothing') this.reply({ answer });
  }

  terminate(): void {
    this.ended = true;
  }

  reply(data: unknown): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

function workers(
  answer: (question: { pattern: string; value: string }) => unknown,
  { ready = true } = {},
) {
  const created: FakeWorker[] = [];
  const faults: unknown[] = [];
  const runner = new PatternRunner({
    start: () => {
      const worker = new FakeWorker(answer);
      created.push(worker);
      if (ready) worker.reply('ready');
      return worker;
    },
    onFault: (cause) => faults.push(cause),
  });
  return { created, faults, runner };
}

it('[REGI-02] returns results in order, from one worker', async () => {
  const { created, runner } = workers(({ value }) => value === 'right');
  expect(
    await Promise.all([
      runner.test('p', 'right'),
      runner.test('p', 'wrong'),
      runner.test('p', 'right'),
    ]),
  ).toEqual([true, false, true]);
  expect(created.length).toBe(1);
});

it('[REGI-02] terminates the worker of a pattern over 100 ms, returns undefined, and uses a new worker next', async () => {
  const { created, runner } = workers(({ value }) => (value === 'slow' ? 'nothing' : true));
  const slow = runner.test('(a+)+$', 'slow');
  const next = runner.test('p', 'next');
  await vi.advanceTimersByTimeAsync(99);
  expect(created.map(({ ended }) => ended)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slow).toBeUndefined();
  expect(await next).toBe(true);
  expect(created.map(({ ended }) => ended)).toEqual([true, false]);
});

it('[REGI-02] returns undefined for an invalid pattern and without a worker', async () => {
  expect(await workers(() => undefined).runner.test('(', 'x')).toBeUndefined();
  const { created, runner } = workers(() => true, { ready: false });
  const unanswered = runner.test('p', 'x');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await unanswered).toBeUndefined();
  expect(created[0]?.ended).toBe(true);
});

it('[REGI-02] reports why a worker does not start or fails', async () => {
  const { created, faults, runner } = workers(() => 'nothing');
  const failed = runner.test('p', 'x');
  await vi.advanceTimersByTimeAsync(0);
  created[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'a fault' }));
  expect(await failed).toBeUndefined();
  expect(faults).toEqual([expect.objectContaining({ message: 'A worker failed: a fault' })]);

  const cause = new TypeError('not here');
  const causes: unknown[] = [];
  const brokenRunner = new PatternRunner({
    start: () => {
      throw cause;
    },
    onFault: (fault) => causes.push(fault),
  });
  expect(await brokenRunner.test('p', 'x')).toBeUndefined();
  expect(causes).toEqual([cause]);
});
