import { parseNetworks } from '@livery/config/networks';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { incomingLimits, listen } from '../boot/listen.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import {
  failureText,
  ownPage,
  startTestServer,
  type TestServer,
} from '../testing/startTestServer.ts';

const host = 'Host: coral.example\r\n';
const offline = () =>
  startTestServer({
    trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
    sites: [
      exampleSite({ upstream: { baseUrl: 'http://127.0.0.1:9' } }),
      exampleSite({ brand: 'reef', upstream: { baseUrl: 'http://127.0.0.1:9' } }),
    ],
  });
const get = (target: string, headers = host) =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const at = (name: string) => get('/', `Host: ${name}\r\n`);
const login = `POST /wps/session/login HTTP/1.1\r\n${host}X-Forwarded-Proto: https\r\nX-Livery: 1\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nConnection: close\r\n`;

const requests: readonly [string, string, number][] = [
  ['two hosts', get('/', `${host}Host: reef.example\r\n`), 400],
  ['the same host twice', get('/', `${host}${host}`), 400],
  ['no host', get('/', ''), 400],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['an absolute-form target', get('http://reef.example/'), 400],
  ['an absolute-form target of its own host', get('http://coral.example/'), 400],
  ['a target that is none', get('*'), 400],
  ['a double slash', get('//reef.example/'), 400],
  ['a way up', get('/wps/../lgw'), 400],
  ['a way to nowhere else', get('/wps/./lgw'), 400],
  ['an encoded way up', get('/wps/%2e%2E/lgw'), 400],
  ['an encoded slash', get('/assets%2Fx'), 400],
  ['an encoded zero', get('/x%00'), 400],
  ['half an encoding', get('/%E0%A4%A'), 400],
  ['a backslash', get('/\\reef.example'), 400],
  ['an endless target', get(`/${'x'.repeat(5_000)}`), 400],
  ['an endless query', get(`/?${'x'.repeat(5_000)}`), 400],
  ['an endless header', get('/', `${host}X-Long: ${'x'.repeat(20_000)}\r\n`), 431],
  [
    'endless headers',
    get(
      '/',
      host + Array.from({ length: 1_500 }, (_, index) => `X-${index}: ${index}\r\n`).join(''),
    ),
    431,
  ],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 405],
  ['PATCH', `PATCH / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 405],
  ['OPTIONS of everything', `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 405],
  ['a method that is none', `BREW / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  [
    'an upgrade',
    get('/', `${host}Upgrade: websocket\r\n`).replace(
      'Connection: close',
      'Connection: close, Upgrade',
    ),
    200,
  ],
  ['a host that is a path', at('coral.example/..'), 421],
  ['a host that is a list', at('coral.example,reef.example'), 421],
  ['a host with a user', at('a@coral.example'), 421],
  ['a host with a space', at('coral.example reef.example'), 421],
  ['a host with two ports', at('coral.example:80:80'), 421],
  ['a host with a port that is none', at('coral.example:x'), 421],
  ['a host with two final dots', at('coral.example..'), 421],
  ['an address', at('127.0.0.1'), 421],
  ['an IPv6 address', at('[::1]'), 421],
  ['a host below the brand’s', at('x.coral.example'), 421],
  ['a host in other letters', at('c\u00f6ral.example'), 421],
  ['an endless host', at(`${'x'.repeat(300)}.example`), 421],
  ['an empty host', at(''), 421],
  ['an inherited name', at('__proto__'), 421],
  ['another inherited name', at('constructor'), 421],
  ['an unknown host', at('evil.example'), 421],
  [
    'an unknown host behind a claimed proxy',
    get(
      '/',
      'Host: evil.example\r\nX-Forwarded-Host: coral.example\r\nForwarded: host=coral.example\r\n',
    ),
    421,
  ],
  ['a host with port, capitals and final dot', at('Coral.Example.:8443'), 200],
  [
    'a length and chunks',
    `${login}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['two lengths', `${login}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   `, 400],
  ['a length that is a list', `${login}Content-Length: 5, 5\r\n\r\n{}   `, 400],
  ['a signed length', `${login}Content-Length: +5\r\n\r\n{}   `, 400],
  ['a coding after chunked', `${login}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`, 400],
  ['a coding nobody knows', `${login}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
  ['a chunk without a size', `${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`, 400],
  ['a space before a colon', get('/', `${host}Transfer-Encoding : chunked\r\n`), 400],
  ['a folded header', get('/', `${host}X-A: 1\r\n 2\r\n`), 400],
  ['lines without return', `GET / HTTP/1.1\n${host}\n`, 400],
  ['a return inside a header', get('/', `${host}X-A: 1\rX-B: 2\r\n`), 400],
  ['a zero inside a header', get('/', `${host}X-A: \0\r\n`), 400],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n', 400],
  ['another version', `GET / HTTP/3.7\r\n${host}\r\n`, 400],
];

it('rejects malformed requests and never serves another brand', async () => {
  await using server = await offline();
  const answers: [string, string][] = [];
  for (const [name, text] of requests) answers.push([name, await rawRequest(server.port, text)]);

  expect(answers.map(([name, answer]) => [name, Number(answer.slice(9, 12))])).toEqual(
    requests.map(([name, , status]) => [name, status]),
  );
  for (const [name, answer] of answers)
    expect(answer.toLowerCase(), name).not.toMatch(/reef|x-powered-by|node_modules|\n\s+at /);
  expect(server.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it('parses no second request from a body', async () => {
  await using server = await offline();
  const hidden = `GET /robots.txt HTTP/1.1\r\n${host}\r\n`;

  for (const framing of [
    `Content-Length: 0\r\nTransfer-Encoding: chunked\r\n`,
    `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`,
  ]) {
    const answer = await rawRequest(
      server.port,
      `POST /wps/session/login HTTP/1.1\r\n${host}${framing}\r\n0\r\n\r\n${hidden}`,
    );
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).not.toContain('User-agent');
  }
});

it.each([
  [
    'that is too long',
    `Content-Length: 5000000\r\n\r\n${'x'.repeat(5_000_000)}`,
    /^HTTP\/1\.1 400 [^]*"code":"bad_request"[^]*longer than 65536 bytes/,
  ],
  [
    'without its length',
    `Transfer-Encoding: chunked\r\n\r\n${`ffff\r\n${'x'.repeat(0xffff)}\r\n`.repeat(70)}0\r\n\r\n`,
    /^HTTP\/1\.1 411 [^]*"code":"length_required"/,
  ],
])('rejects a body %s after receiving it', async (_name, rest, expected) => {
  await using server = await offline();

  expect(await rawRequest(server.port, login + rest)).toMatch(expected);
});

it('ignores a visitor who disconnects during a body', async () => {
  await using server = await offline();
  const visitor = connect(server.port, '127.0.0.1').on('error', () => undefined);
  visitor.write(`${login}Content-Length: 100\r\n\r\n{`);
  await expect.poll(() => server.inFlight()).toBe(1);

  visitor.resetAndDestroy();
  await expect.poll(() => server.inFlight()).toBe(0);

  expect(server.logs.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

it('times out slow heads and bodies', async () => {
  expect(incomingLimits).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 150_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    connectionsCheckingInterval: 1_000,
  });
  await using server = await offline();
  const limits = {
    ...incomingLimits,
    headersTimeout: 60,
    requestTimeout: 120,
    connectionsCheckingInterval: 10,
  };
  const impatient = await listen({
    handler: server.server.app,
    port: 0,
    host: '127.0.0.1',
    setting: 'PORT',
    limits,
  });
  const address = impatient.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  expect(await rawRequest(port, `GET / HTTP/1.1\r\n${host}X-Half: `)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await rawRequest(port, `${login}Content-Length: 100\r\n\r\n{`)).toMatch(
    /^HTTP\/1\.1 408 /,
  );
  impatient.close();
});

it('rejects a call of another site’s page before validating it', async () => {
  await using server: TestServer = await offline();

  const reply = await server.request('/wps/session/login', {
    method: 'POST',
    headers: { ...ownPage, origin: 'https://reef.example', 'sec-fetch-site': 'same-site' },
    body: { username: 1 },
  });

  expect(reply).toMatchObject({
    status: 403,
    text: expect.stringMatching(failureText('forbidden')),
  });
});
