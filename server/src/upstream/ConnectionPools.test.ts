import { parseNetworks } from '@livery/config/networks';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { rawOperator, rawReply } from '../testing/rawOperator.ts';
import { systemClock } from '../http/systemClock.ts';
import { createConnectionPools } from './ConnectionPools.ts';
import { noRoom } from './replies/LargeReplyRoom.ts';
import { exchange } from './exchange.ts';

const request = {
  clock: systemClock,
  method: 'GET',
  path: '/wps/captcha',
  headers: {},
  headersMs: 30_000,
  idleMs: 30_000,
  totalMs: 30_000,
  replyBytes: 10_000,
  room: noRoom,
} as const;

const needs = { connectMs: 30_000, keepAliveMs: 4_000, isRepeatable: true };

it.each([
  ['an address', '127.0.0.1'],
  ['a name', 'localhost'],
])('does not connect to %s unless its network is listed', async (_name, host) => {
  await using operator = await fakeOperator();
  const origin = operator.origin.replace('127.0.0.1', host);
  const restricted = createConnectionPools({ allowed: parseNetworks('', 'test') });
  const permissive = createConnectionPools({ allowed: parseNetworks('127.0.0.1', 'test') });

  await expect(exchange(restricted.poolFor(origin, needs), request)).rejects.toMatchObject({
    kind: 'connection',
    message: expect.stringContaining('LIVERY_UPSTREAM_NETWORKS'),
  });
  expect(operator.requests).toEqual([]);
  expect(await exchange(permissive.poolFor(origin, needs), request)).toMatchObject({
    status: 404,
  });
  await Promise.all([restricted.close(), permissive.close()]);
});

it.each(['[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1', '0.0.0.0'])(
  'does not connect to %s',
  async (host) => {
    const connectionPools = createConnectionPools({ allowed: parseNetworks('', 'test') });

    await expect(
      exchange(connectionPools.poolFor(`http://${host}`, needs), request),
    ).rejects.toThrow('in a network that is not listed');
    await connectionPools.close();
  },
);

it.each([
  ['https', '10.0.0.1', 'is in a private network'],
  ['https', '[fc00::1]', 'is in a private network'],
  ['http', '203.0.113.5', 'is asked by plain http in a network that is not listed'],
  ['http', 'operator.internal', 'is asked by plain http in a network that is not listed'],
] as const)('refuses %s://%s unless its network is listed', (scheme, host, reason) => {
  const origin = `${scheme}://${host}`;
  const restricted = createConnectionPools({ allowed: parseNetworks('', 'test') });
  const permissive = createConnectionPools({
    allowed: parseNetworks('10.0.0.0/8, fc00::/7, 203.0.113.0/24', 'test'),
  });

  expect([restricted.refusalOf(origin), permissive.refusalOf(origin)]).toEqual([
    expect.stringContaining(reason),
    undefined,
  ]);
  expect(restricted.refusalOf('https://operator.example')).toBeUndefined();
});

it('connects by plain http to listed networks only, after the name lookup', async () => {
  await using operator = await fakeOperator();
  const origin = operator.origin.replace('127.0.0.1', 'localhost');
  const pools = createConnectionPools({ allowed: parseNetworks('203.0.113.0/24', 'test') });

  await expect(exchange(pools.poolFor(origin, needs), request)).rejects.toThrow(
    'localhost is asked by plain http in a network that is not listed',
  );
  expect(operator.requests).toEqual([]);
  await pools.close();
});

it.each([
  ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ['ignores', () => undefined],
] as const)(
  'opens a connection for each request sent once, if a middlebox %s kept connections',
  async (_name, drop) => {
    await using operator = await rawOperator();
    const used = new Set<Socket>();
    operator.answers.set(request.path, (socket) => {
      if (used.has(socket)) drop(socket);
      else socket.write(rawReply('{}'));
      used.add(socket);
    });
    const pools = createConnectionPools({ allowed: parseNetworks('127.0.0.0/8', 'test') });
    const post = () =>
      exchange(
        pools.poolFor(operator.origin, { connectMs: 30_000, keepAliveMs: 0, isRepeatable: false }),
        { ...request, method: 'POST', body: '{}' },
      );

    expect([await post(), await post(), await post()]).toMatchObject([
      { status: 200 },
      { status: 200 },
      { status: 200 },
    ]);
    expect(used.size).toBe(3);
    await pools.close();
  },
);

it('closes a connection after keepAliveMs, although the operator would keep it longer', async () => {
  await using operator = await rawOperator();
  const sockets = new Set<Socket>();
  operator.answers.set(request.path, (socket) => {
    sockets.add(socket);
    const head = 'Content-Length: 2\r\nConnection: keep-alive\r\nKeep-Alive: timeout=600\r\n';
    socket.write(rawReply('{}', { head }));
  });
  const pools = createConnectionPools({ allowed: parseNetworks('127.0.0.0/8', 'test') });
  const send = (keepAliveMs: number) =>
    exchange(pools.poolFor(operator.origin, { ...needs, keepAliveMs }), request);

  await send(0);
  await send(50);
  const [, brief] = sockets;
  if (brief && !brief.closed) await once(brief, 'close');
  expect([...sockets].map(({ closed }) => closed)).toEqual([false, true]);
  await pools.close();
});
