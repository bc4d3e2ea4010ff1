import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PayloadFault, PayloadsBusyError, PayloadThreads } from './PayloadThreads.ts';
import type { UploadTask } from './payloadTasks.ts';

/**
 * Program that marks the start of a task and waits until the test lets it go on. Ends its thread
 * for the call `fail`.
 */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ kind, call, body }) => {
      if (kind === 'start') return parentPort.postMessage({ kind });
      const gate = new Int32Array(body.buffer);
      Atomics.store(gate, 1, 1);
      Atomics.wait(gate, 0, 0);
      if (call === 'fail') throw new Error('a fault of the program');
      parentPort.postMessage({ kind, violations: [] });
    });
  `)}`,
);
const limits = { imagesMax: 1, imageMaxMegabytes: 1 };

let clock: FakeClock;
let logs: string[];
let threads: PayloadThreads;

beforeEach(() => {
  clock = new FakeClock();
  logs = [];
  threads = new PayloadThreads({
    clock,
    logger: pino({}, { write: (line: string) => logs.push(line) }),
    program,
  });
});

afterEach(() => {
  threads.close();
});

/** Starts a payload of a brand, which ends when the test finishes it. */
function start(brand: string, call = 'sendFeedback') {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  // The program shares the memory with the test.
  const body = new Uint8Array(gate.buffer) as unknown as UploadTask['body'];
  const result = threads.run(brand, { kind: 'upload', body, call, limits }, []);
  result.catch(() => undefined);
  return {
    result,
    hasStarted: () => Atomics.load(gate, 1) === 1,
    async started() {
      await expect.poll(() => Atomics.load(gate, 1)).toBe(1);
    },
    finish: async () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
      return result;
    },
  };
}

it('has one payload of a brand at a time on the threads, and rests after it for three times as long', async () => {
  const first = start('coral');
  const second = start('coral');
  const neighbour = start('reef');
  await Promise.all([first.started(), neighbour.started()]);
  expect(second.hasStarted()).toBe(false);

  await neighbour.finish();
  const later = start('reef');
  await later.started();
  expect(second.hasStarted()).toBe(false);

  clock.advance(20);
  await first.finish();
  await later.finish();
  const third = start('cove');
  await third.started();
  expect(second.hasStarted()).toBe(false);

  clock.advance(59);
  expect(second.hasStarted()).toBe(false);
  clock.advance(1);
  await second.started();
  await Promise.all([second.finish(), third.finish()]);
});

it('ends only the thread whose payload exceeds it, and says so in the log', async () => {
  const failing = start('coral', 'fail');
  const other = start('reef');
  await Promise.all([failing.started(), other.started()]);

  await expect(failing.finish()).rejects.toThrow(PayloadFault);
  await expect(other.finish()).resolves.toEqual({ kind: 'upload', violations: [] });

  expect(logs.filter((line) => line.includes('a fault of the program'))).toHaveLength(1);
  const next = start('coral');
  await next.started();
  await next.finish();
});

it('refuses payloads of a brand of which too many wait, and no others', async () => {
  const running = start('coral');
  const waiting = Array.from({ length: 64 }, () => start('coral'));
  const refused = start('coral');
  const neighbour = start('reef');

  await expect(refused.result).rejects.toThrow(PayloadsBusyError);
  await neighbour.started();
  await Promise.all([running.finish(), neighbour.finish()]);

  threads.close();
  for (const { result } of waiting) await expect(result).rejects.toThrow(/closing|ended/);
});
