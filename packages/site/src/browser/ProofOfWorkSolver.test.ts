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
  const faults: unknown[] = [];
  const solver = new ProofOfWorkSolver({
    start: () => {
      const worker = new FakeWorker(answer);
      created.push(worker);
      return worker;
    },
    onFault: (cause) => faults.push(cause),
  });
  return { created, faults, solver };
}

it('[LOGN-05] returns the worker’s solution and terminates the worker', async () => {
  const { created, solver } = setUp(new MessageEvent('message', { data: 'the answer' }));
  expect(await solver.solve('the puzzle', 'loginV2')).toBe('the answer');
  expect(created.map(({ puzzles, ended }) => [puzzles, ended])).toEqual([[['the puzzle'], true]]);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['finds no solution', new MessageEvent('message', { data: new Error('none') }), 'none'],
  ['throws', Object.assign(new Event('error'), { message: 'a fault' }), 'A worker failed: a fault'],
  ['has no script', new Event('error'), 'A worker failed: its script could not be loaded'],
])('[ERRS-08] rejects and reports the cause if the worker %s', async (_case, answer, message) => {
  const { faults, solver } = setUp(answer);
  await expect(solver.solve('the puzzle', 'register')).rejects.toMatchObject({
    name: 'ApiError',
    code: 'bot_check',
    call: 'register',
    cause: { message },
  });
  expect(faults).toEqual([expect.objectContaining({ message })]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-08] rejects and reports the cause if the worker cannot start', async () => {
  const cause = new TypeError('not here');
  const faults: unknown[] = [];
  const solver = new ProofOfWorkSolver({
    start: () => {
      throw cause;
    },
    onFault: (fault) => faults.push(fault),
  });
  await expect(solver.solve('the puzzle', 'loginV2')).rejects.toMatchObject({
    code: 'bot_check',
    cause,
  });
  expect(faults).toEqual([cause]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-08] terminates a worker without result after a minute', async () => {
  const { created, faults, solver } = setUp();
  const rejection = expect(solver.solve('the puzzle', 'loginV2')).rejects.toMatchObject({
    code: 'bot_check',
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(created[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejection;
  expect(created[0]?.ended).toBe(true);
  expect(faults).toHaveLength(1);
});
