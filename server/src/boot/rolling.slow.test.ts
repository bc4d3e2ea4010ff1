import { sealBody } from '@livery/api/sealBody';
import type { BodyKey } from '@livery/model';
import { Agent, request, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { brandFolders } from '../testing/brandFolders.ts';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { credentials } from '../testing/signIn.ts';
import { freePort } from '@livery/testing/freePort';
import { startProcess } from '../testing/startProcess.ts';
import { ownPage } from '../testing/startTestServer.ts';

const timeout = 90_000;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
  readonly hsts: string | undefined;
}

function send({
  port,
  path,
  method = 'GET',
  agent,
  headers = {},
  body,
}: {
  port: number;
  path: string;
  method?: string;
  agent?: Agent;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const length =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(text.length) };
  request(
    {
      port,
      path,
      method,
      host: '127.0.0.1',
      ...(agent ? { agent } : {}),
      headers: { host: 'coral.example', ...length, ...headers },
    },
    (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          hsts: response.headers['strict-transport-security'],
          cookies: (response.headers['set-cookie'] ?? []).map(
            (line) => line.split(';', 1)[0] ?? '',
          ),
        }),
      );
    },
  )
    .on('error', reject)
    .end(text);
  return promise;
}

/** Sends requests without a pause over one keep-alive connection until aborted. */
async function keepRequesting(
  port: number,
  until: () => boolean,
  report: (failure: string | undefined) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!until())
    report(
      await send({ port, path: '/robots.txt', agent }).then(
        ({ status }) => (status === 200 ? undefined : `status ${status}`),
        String,
      ),
    );
  agent.destroy();
}

it(
  'loses no request while two processes on one port restart one after the other',
  { timeout },
  async () => {
    using folders = brandFolders('coral');
    folders.operatorAt('coral', 'https://operator.example');
    const env = {
      LIVERY_TENANTS: folders.tenants,
      LIVERY_DATA: folders.data,
      LIVERY_UPSTREAM_ORIGINS: folders.origins,
      LIVERY_REUSE_PORT: '1',
    };
    const port = await freePort();
    await using first = await startProcess({ env, port });
    await using second = await startProcess({ env, port });

    const failures: string[] = [];
    let answered = 0;
    let isOver = false;
    const clients = Array.from({ length: 8 }, () =>
      keepRequesting(
        port,
        () => isOver,
        (failure) => {
          if (failure === undefined) answered += 1;
          else failures.push(failure);
        },
      ),
    );
    // Enough requests that every client has one in flight.
    const untilMoreAnswered = async () => {
      const goal = answered + 200;
      await vi.waitUntil(() => answered >= goal || failures.length > 0, {
        timeout: 20_000,
        interval: 10,
      });
    };
    await untilMoreAnswered();
    expect(await first.end('SIGTERM')).toBe(0);
    await using third = await startProcess({ env, port });
    await untilMoreAnswered();
    expect(await second.end('SIGTERM')).toBe(0);
    await untilMoreAnswered();
    isOver = true;
    await Promise.all(clients);

    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(600);
    expect((await third.status()).brands).toMatchObject([{ brand: 'coral' }]);
  },
);

it(
  'rejects a session that another process ended, and over https sets only the prefixed cookie',
  { timeout },
  async () => {
    await using operator = await fakeOperator();
    using folders = brandFolders('coral');
    folders.operatorAt('coral', operator.origin);
    const env = {
      LIVERY_TENANTS: folders.tenants,
      LIVERY_DATA: folders.data,
      LIVERY_UPSTREAM_ORIGINS: folders.origins,
      LIVERY_UPSTREAM_NETWORKS: '127.0.0.1',
      LIVERY_TRUSTED_PROXIES: '127.0.0.1/32',
    };
    await using first = await startProcess({ env });
    await using second = await startProcess({ env });
    const secure = { ...ownPage, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };

    const key = (
      JSON.parse((await send({ port: first.port, path: '/_livery/key' })).text) as {
        value: BodyKey;
      }
    ).value;
    const body = { sealed: await sealBody(credentials, { key, call: 'loginV2' }) };
    const plain = await send({
      port: first.port,
      path: '/wps/session/login',
      method: 'POST',
      headers: ownPage,
      body,
    });
    expect(plain).toMatchObject({ status: 503, cookies: [], hsts: undefined });
    // Each process must open what the other one sealed, so both share their keys.
    const { cookies, hsts } = await send({
      port: second.port,
      path: '/wps/session/login',
      method: 'POST',
      headers: secure,
      body,
    });
    expect([cookies.map((cookie) => cookie.split('=')[0]), hsts]).toEqual([
      ['__Host-livery', 'livery-hint', '__Host-livery-device'],
      'max-age=31536000',
    ]);
    const headers = { ...secure, cookie: cookies.join('; ') };
    const stateAt = async (port: number) =>
      (await send({ port, path: '/_livery/session', headers })).text;
    expect(await stateAt(second.port)).toContain('"state":"member"');

    await send({ port: first.port, path: '/wps/session/logout', method: 'DELETE', headers });

    expect(await stateAt(second.port)).toContain('"state":"guest"');
    expect(operator.to('/wps/session/login')[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
  },
);
