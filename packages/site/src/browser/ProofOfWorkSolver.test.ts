import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProofOfWorkSolver } from './ProofOfWorkSolver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Worker that replies, fails, or never replies. */
class FakeWorker extends EventTarget {
  ended = false;
  readonly puzzles: unknown[] = [];
  readonly #answer: Event | undefined;

  constructor(answer: Event | undefined) {
    super();
    this.#answer = answer;
  }

  postMessage(puzzle: unknown): void {
    this.puzzles.push(puzzle);
    const answer = this.#answer;
    if (answer) queueMicrotask(() => this.dispatchEvent(answer));
  }

  terminate(): void {
    this.ended = true;
  }
}

function setUp(answer?: Event) {
  const created: FakeWorker[] = [];
  const solver = new ProofOfWorkSolver(() => {
    const worker = new FakeWorker(answer);
    created.push(worker);
    return worker;
  });
  return { created, solver };
}

it('[LOGN-05] returns the worker’s solution and terminates the worker', async () => {
  const { created, solver } = setUp(new MessageEvent('message', { data: 'the answer' }));
  expect(await solver.solve('the puzzle', 'loginV2')).toBe('the answer');
  expect(created.map(({ puzzles, ended }) => [puzzles, ended])).toEqual([[['the puzzle'], true]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-08] rejects if the worker finds no solution, fails, or cannot start', async () => {
  const brokenSolver = new ProofOfWorkSolver(() => {
    throw new TypeError('not here');
  });
  for (const solver of [
    setUp(new MessageEvent('message', {})).solver,
    setUp(new Event('error')).solver,
    brokenSolver,
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
  const { created, solver } = setUp();
  const rejection = expect(solver.solve('the puzzle', 'loginV2')).rejects.toMatchObject({
    code: 'bot_check',
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(created[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejection;
  expect(created[0]?.ended).toBe(true);
});
