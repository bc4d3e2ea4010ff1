import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { rawOperator, rawReply, type RawAnswer } from '../testing/rawOperator.ts';
import { createConnectionPools } from './ConnectionPools.ts';
import { systemClock } from '../http/systemClock.ts';
import { exchange, type Exchange } from './exchange.ts';
import { noRoom } from './replies/LargeReplyRoom.ts';

const path = '/wps/captcha';
const needs = { connectMs: 30_000, keepAliveMs: 4_000, isRepeatable: true };
const request: Exchange = {
  method: 'GET',
  path,
  headers: {},
  headersMs: 30_000,
  clock: systemClock,
  idleMs: 30_000,
  totalMs: 30_000,
  replyBytes: 1_000,
  room: noRoom,
};
const head = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n';

/** Runs one exchange with an operator that sends the given reply. */
async function send(answer: RawAnswer, changes: Partial<Exchange> = {}) {
  await using operator = await rawOperator();
  operator.answers.set(path, answer);
  const connectionPools = createConnectionPools({ allowed: parseNetworks('127.0.0.0/8', 'test') });
  try {
    return await exchange(connectionPools.poolFor(operator.origin, needs), {
      ...request,
      ...changes,
    });
  } finally {
    await operator.closed(path).catch(() => undefined);
    await connectionPools.close();
  }
}

it('joins the chunks of a body', async () => {
  const reply = send((socket) => {
    const [first, second] = [rawReply('{"a":1}').slice(0, -3), rawReply('{"a":1}').slice(-3)];
    socket.write(first, () => socket.end(second));
  });

  await expect(reply.then(({ status, body }) => [status, body.toString()])).resolves.toEqual([
    200,
    '{"a":1}',
  ]);
});

it.for<[string, number, string]>([
  ['than its call may be', 300_000, 'too_large'],
  ['than the brand has room for', 2_000_000, 'no_room'],
])(
  'refuses a reply that is longer %s by its head, before any of its body arrives',
  async ([, replyBytes, kind]) => {
    const reply = send(
      (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n'),
      { replyBytes },
    );

    await expect(reply).rejects.toMatchObject({ kind });
  },
);

it.for<[string, RawAnswer, Partial<Exchange>, string]>([
  ['never starts', () => undefined, { headersMs: 30 }, 'no reply within 30 ms'],
  ['stops', (socket) => socket.write(`${head}x`), { idleMs: 30 }, 'the reply stopped for 30 ms'],
  [
    'stops after its head, with a shorter idle timeout',
    (socket) => socket.write(head),
    { idleMs: 30 },
    'the reply stopped for 30 ms',
  ],
  [
    'never ends',
    (socket) => {
      socket.write(head);
      const drip = setInterval(() => socket.write('x'), 5);
      socket.on('close', () => clearInterval(drip));
    },
    { totalMs: 200 },
    'no complete reply within 200 ms',
  ],
])(
  'ends an exchange whose reply %s with its fault, and closes the connection',
  async ([, answer, changes, message]) => {
    await expect(send(answer, changes)).rejects.toMatchObject({ kind: 'timeout', message });
  },
);

it('ends when the caller aborts, before and during the exchange', async () => {
  const signal = AbortSignal.abort();
  await expect(send(() => undefined, { signal })).rejects.toMatchObject({ kind: 'aborted' });

  const caller = new AbortController();
  await expect(send(() => caller.abort(), { signal: caller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
});
