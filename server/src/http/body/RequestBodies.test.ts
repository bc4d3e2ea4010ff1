import { ApiError } from '@livery/api';
import { FakeClock } from '@livery/testing/FakeClock';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxFieldsBytes, maxImagesBytes, RequestBodies, type BodyShare } from './RequestBodies.ts';

let clock: FakeClock;
let bodies: RequestBodies;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  clock = new FakeClock();
  bodies = new RequestBodies({ clock });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request whose body the test writes, with the result of reading it. */
function upload({
  length,
  visitor = 'ann',
  brand = 'coral',
  limitBytes = maxImagesBytes,
}: {
  length: number | undefined;
  visitor?: string;
  brand?: string;
  limitBytes?: number;
}) {
  const body = new PassThrough();
  const headers: Record<string, string> =
    length === undefined
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(length) };
  const sent: Record<string, string> = {};
  const response = Object.assign(new EventEmitter(), {
    closed: false,
    setHeader: (name: string, value: string) => {
      sent[name] = value;
    },
  });
  const close = (): void => {
    response.closed = true;
    response.emit('close');
  };
  const received: { share?: BodyShare } = {};
  // The members that reading a body uses.
  const request = Object.assign(body, { headers }) as unknown as IncomingMessage;
  const result = bodies
    .read({
      request,
      response: response as unknown as ServerResponse,
      owner: { brand, visitor },
      call: 'sendFeedback',
      limitBytes,
    })
    .then(({ bytes, share }) => {
      received.share = share;
      return bytes;
    })
    .catch((error: unknown) => (error instanceof ApiError ? error.code : 'unexpected'));
  return { body, result, close, sent, received };
}

/** Lets time pass, in steps of the rate at which refused bodies are read. */
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 100; step += 1) {
    clock.advance(10);
    await vi.advanceTimersByTimeAsync(10);
  }
}

it('reads a body that comes in parts, and holds its bytes until the response is over', async () => {
  const { body, result, close } = upload({ length: 6 });
  body.write('abc');
  body.end('def');

  expect(String(await result)).toBe('abcdef');
  expect(bodies.heldBytes).toBe(6);
  close();
  expect(bodies.heldBytes).toBe(0);
});

it('holds the bytes of a client that is gone until the work on them has ended', async () => {
  const { body, result, close, received } = upload({ length: 3 });
  body.end('abc');
  await result;
  const { promise: work, resolve: end } = Promise.withResolvers<void>();
  received.share?.keepUntil(work);

  close();
  expect(bodies.heldBytes).toBe(3);
  end();
  await work;
  expect(bodies.heldBytes).toBe(0);
});

it('holds at most one large body of a visitor and two of a brand, before a byte is sent', async () => {
  const first = upload({ length: maxImagesBytes });
  const second = upload({ length: maxImagesBytes });
  const other = upload({ length: maxImagesBytes, visitor: 'bob' });
  const third = upload({ length: maxImagesBytes, visitor: 'cleo' });
  const neighbour = upload({ length: maxImagesBytes, visitor: 'dora', brand: 'reef' });
  for (const { body } of [first, other, third, neighbour, second])
    body.on('error', () => undefined);
  await pass(1);
  expect(bodies.heldBytes).toBe(3 * maxImagesBytes);

  await pass(1);
  second.body.end();
  third.body.end();
  await pass(1);

  expect(await second.result).toBe('server_busy');
  expect(await third.result).toBe('server_busy');
});

it('reads refused bodies at a rate that all of them share', async () => {
  const refused = Array.from({ length: 10 }, () =>
    upload({ length: 8 * 1024 * 1024, limitBytes: 1 }),
  );
  const answers: unknown[] = [];
  for (const { body, result } of refused) {
    for (let chunk = 0; chunk < 128; chunk += 1) body.write(Buffer.alloc(64 * 1024));
    body.end();
    void result.then((code) => answers.push(code));
  }

  await pass(4);
  expect(answers).toEqual([]);

  await pass(3);
  expect(answers).toEqual(refused.map(() => 'bad_request'));
});

it('reads a waiting body once the one before it is over', async () => {
  const first = upload({ length: maxImagesBytes });
  const second = upload({ length: maxFieldsBytes + 1 });
  second.body.end(Buffer.alloc(maxFieldsBytes + 1));
  await pass(1);
  expect(bodies.heldBytes).toBe(maxImagesBytes);

  first.close();

  expect(await second.result).toHaveLength(maxFieldsBytes + 1);
});

it.each([
  ['stalls at its start', 1],
  ['stalls at its end', 20 * 1024 * 1024],
])('ends a body that %s', async (_name, sentBytes) => {
  const stalled = upload({ length: maxImagesBytes });
  stalled.body.write(Buffer.alloc(sentBytes));

  await pass(12);

  expect(await stalled.result).toBe('request_timeout');
  expect(stalled.sent).toEqual({ connection: 'close' });
});

it('ends a large body that comes too slowly to be complete in time', async () => {
  const slow = upload({ length: maxImagesBytes });
  for (let second = 0; second < 7; second += 1) {
    slow.body.write(Buffer.alloc(64 * 1024));
    await pass(1);
  }

  expect(await slow.result).toBe('request_timeout');
});

it('ends a body that stays below the slowest rate', async () => {
  const slow = upload({ length: 1_000_000 });
  for (let second = 0; second < 7; second += 1) {
    slow.body.write(Buffer.alloc(8 * 1024));
    await pass(1);
  }

  expect(await slow.result).toBe('request_timeout');
});

it('waits for a slow phone that keeps the rate, for two minutes at most', async () => {
  const rate = 20 * 1024;
  const phone = upload({ length: 100 * rate });
  for (let second = 0; second < 100; second += 1) {
    phone.body.write(Buffer.alloc(rate));
    await pass(1);
  }
  phone.body.end();
  expect(await phone.result).toHaveLength(100 * rate);

  const slower = upload({ length: 200 * rate, visitor: 'bob' });
  for (let second = 0; second < 122; second += 1) {
    slower.body.write(Buffer.alloc(rate));
    await pass(1);
  }
  expect(await slower.result).toBe('request_timeout');
});

it.each([
  ['length_required', undefined, 10],
  ['bad_request', maxFieldsBytes + 1, maxFieldsBytes],
] as const)(
  'refuses with %s after the client has sent its body',
  async (code, length, limitBytes) => {
    const { body, result } = upload({ length, limitBytes });
    let isRefused = false;
    void result.then(() => {
      isRefused = true;
    });
    body.write(Buffer.alloc(1_000));
    await pass(1);
    expect(isRefused).toBe(false);

    body.end();
    await pass(1);

    expect(await result).toBe(code);
    expect(bodies.heldBytes).toBe(0);
  },
);

it('reports a client that is gone as aborted, and gives the bytes of a waiting one to the next', async () => {
  const first = upload({ length: maxImagesBytes });
  const waiting = upload({ length: maxImagesBytes });
  waiting.close();
  first.body.destroy();

  expect(await first.result).toBe('aborted');
  first.close();
  expect(bodies.heldBytes).toBe(0);
});
