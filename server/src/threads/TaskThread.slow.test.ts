import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempDisposableSync, openSync } from 'node:fs';
import { getPriority, platform, tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { TaskThread } from './TaskThread.ts';

const maxCpuMs = 300;

/**
 * Program whose tasks share memory with the test: `state[0]` is 1 when the test lets it end,
 * `state[1]` is the CPU time of the thread in milliseconds.
 */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { readFileSync } from 'node:fs';
    import { getPriority } from 'node:os';
    import { parentPort, workerData } from 'node:worker_threads';
    const state = new Int32Array(workerData.memory);
    // At least 1, so that the test sees the start of the task.
    const measure = () => {
      const { user, system } = process.threadCpuUsage();
      Atomics.store(state, 1, 1 + (user + system) / 1000);
    };
    const tasks = {
      works: () => { for (;;) measure(); },
      sleeps: () => { measure(); Atomics.wait(state, 0, 0); },
      reads: () => { measure(); readFileSync(workerData.pipe); },
    };
    parentPort.on('message', (name) => {
      tasks[name]?.();
      parentPort.postMessage({ name, priority: getPriority(0) });
    });
  `)}`,
);

let state: Int32Array;
let pipe: string;
let folder: ReturnType<typeof mkdtempDisposableSync>;
let thread: TaskThread<string, { name: string; priority: number }>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = mkdtempDisposableSync(path.join(tmpdir(), 'livery-threads-'));
  pipe = path.join(folder.path, 'pipe');
  state = new Int32Array(new SharedArrayBuffer(8));
  const workerData = { memory: state.buffer, pipe };
  thread = new TaskThread({ program, workerData, heapMb: 32, maxCpuMs });
});
afterEach(() => {
  thread.end();
  vi.useRealTimers();
  folder.remove();
});

/** Runs a task on the thread after its start, which does not count for it. */
async function start(name: string): Promise<{ result: Promise<string> }> {
  await thread.run('start');
  const result = thread.run(name).then(
    () => 'done',
    (error: Error) => error.message,
  );
  await until(() => Atomics.load(state, 1) > 0);
  return { result };
}

/** Waits without letting the replaced time pass. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setImmediate();
}

it('ends a task in an endless loop when it has used its CPU time', async () => {
  const { result } = await start('works');

  const startMs = Atomics.load(state, 1);
  await until(() => Atomics.load(state, 1) - startMs > maxCpuMs);
  vi.advanceTimersByTime(maxCpuMs);

  expect(await result).toBe('it used 0.3 s of CPU time and was stopped');
});

it('ends no task that waits for longer and uses little', async () => {
  const cpuUsage = vi.spyOn(Worker.prototype, 'cpuUsage');
  onTestFinished(() => cpuUsage.mockRestore());
  const { result } = await start('sleeps');

  for (let elapsedMs = 0; elapsedMs < 3 * maxCpuMs; elapsedMs += maxCpuMs) {
    vi.advanceTimersByTime(maxCpuMs);
    await Promise.allSettled(cpuUsage.mock.results.map(({ value }) => value));
    await setImmediate();
  }
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);

  expect([await result, cpuUsage.mock.calls.length]).toEqual(['done', 5]);
});

it('ends a task that hangs in a system call', async () => {
  execFileSync('/usr/bin/env', ['mkfifo', pipe]);
  const { result } = await start('reads');

  for (let elapsedMs = 0; elapsedMs < 3 * maxCpuMs; elapsedMs += maxCpuMs)
    await vi.advanceTimersByTimeAsync(maxCpuMs);

  expect(await result).toBe('it did not respond for 0.3 s and was stopped');
  // Lets the thread go on, which cannot end before.
  closeSync(openSync(pipe, 'r+'));
});

it('goes after the thread that started it where threads have priorities', async () => {
  const ownPriority = getPriority(0);
  const { priority } = await thread.run('start');

  expect(priority).toBe(platform() === 'linux' ? Math.max(ownPriority, 10) : ownPriority);
  expect(getPriority(0)).toBe(ownPriority);
});
