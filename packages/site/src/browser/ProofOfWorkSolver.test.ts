import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProofOfWorkSolver } from './ProofOfWorkSolver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Worker that replies, fails, or never replies. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly asked: unknown[] = [];
  readonly #answer: Event | undefined;

  constructor(answer: Event | undefined) {
    super();
    this.#answer = answer;
  }

  postMessage(puzzle: unknown): void {
    this.asked.push(puzzle);
    const answer = this.#answer;
    if (answer) queueMicrotask(() => this.dispatchEvent(answer));
  }

  terminate(): void {
    this.ended = true;
  }
}

function setUp(answer?: Event) {
  const made: FakeWorker[] = [];
  const solver = new ProofOfWorkSolver(() => {
    const worker = new FakeWorker(answer);
    made.push(worker);
    return worker;
  });
  return { made, solver };
}

it('[LOGN-05] returns the worker’s solution and terminates the worker', async () => {
  const { made, solver } = setUp(new MessageEvent('message', { data: 'the answer' }));
  expect(await solver.solve('the puzzle', 'loginV2')).toBe('the answer');
  expect(made.map(({ asked, ended }) => [asked, ended])).toEqual([[['the puzzle'], true]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-08] rejects if the worker finds no solution, fails, or cannot start', async () => {
  const none = new ProofOfWorkSolver(() => {
    throw new TypeError('not here');
  });
  for (const solver of [
    setUp(new MessageEvent('message', {})).solver,
    setUp(new Event('error')).solver,
    none,
  ]) {
    await expect(solver.solve('the puzzle', 'register')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'bot_check',
      call: 'register',
    });
  }
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-08] terminates a worker without result after a minute', async () => {
  const { made, solver } = setUp();
  const given = expect(solver.solve('the puzzle', 'loginV2')).rejects.toMatchObject({
    code: 'bot_check',
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(made[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await given;
  expect(made[0]?.ended).toBe(true);
});
