import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { createConnectionPools } from './ConnectionPools.ts';
import { exchange } from './exchange.ts';

const request = {
  method: 'GET',
  path: '/wps/captcha',
  headers: {},
  headersMs: 2_000,
  idleMs: 2_000,
  totalMs: 2_000,
  replyBytes: 10_000,
} as const;

it.each([
  ['an address', '127.0.0.1'],
  ['a name', 'localhost'],
])('does not connect to %s unless its network is listed', async (_name, host) => {
  await using operator = await fakeOperator();
  const origin = operator.origin.replace('127.0.0.1', host);
  const restricted = createConnectionPools({ allowed: parseNetworks('', 'test') });
  const permissive = createConnectionPools({ allowed: parseNetworks('127.0.0.1', 'test') });

  await expect(
    exchange(restricted.poolFor(origin, { connectMs: 1_000 }), request),
  ).rejects.toMatchObject({
    kind: 'connection',
    message: expect.stringContaining('LIVERY_UPSTREAM_NETWORKS'),
  });
  expect(operator.requests).toEqual([]);
  expect(await exchange(permissive.poolFor(origin, { connectMs: 1_000 }), request)).toMatchObject({
    status: 404,
  });
  await Promise.all([restricted.close(), permissive.close()]);
});

it.each(['[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1', '0.0.0.0'])(
  'does not connect to %s',
  async (host) => {
    const connectionPools = createConnectionPools({ allowed: parseNetworks('', 'test') });

    await expect(
      exchange(connectionPools.poolFor(`http://${host}`, { connectMs: 1_000 }), request),
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

  await expect(exchange(pools.poolFor(origin, { connectMs: 1_000 }), request)).rejects.toThrow(
    'localhost is asked by plain http in a network that is not listed',
  );
  expect(operator.requests).toEqual([]);
  await pools.close();
});
