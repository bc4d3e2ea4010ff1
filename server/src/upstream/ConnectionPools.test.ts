import { expect, it } from 'vitest';
import { parseNetworks } from '../http/networks.ts';
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
])(
  'does not connect to %s in a private network unless the network is allowed',
  async (_name, host) => {
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
    expect(await exchange(permissive.poolFor(origin, { connectMs: 1_000 }), request)).toMatchObject(
      {
        status: 404,
      },
    );
    await Promise.all([restricted.close(), permissive.close()]);
  },
);

it.each(['[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1', '0.0.0.0'])(
  'does not connect to %s',
  async (host) => {
    const connectionPools = createConnectionPools({ allowed: parseNetworks('', 'test') });

    await expect(
      exchange(connectionPools.poolFor(`http://${host}`, { connectMs: 1_000 }), request),
    ).rejects.toThrow('private network');
    await connectionPools.close();
  },
);
