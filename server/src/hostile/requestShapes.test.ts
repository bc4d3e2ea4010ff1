import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, type FakeOperator } from '../testing/fakeOperator.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { cookiesOf, credentials } from '../testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from '../testing/startTestServer.ts';

// The shapes of single requests that are simply rejected are in rejectMalformedRequest.test.

let operator: FakeOperator;
let server: TestServer;

beforeAll(async () => {
  operator = await fakeOperator();
  server = await startTestServer({
    operator,
    sites: ['coral', 'reef'].map((brand) =>
      exampleSite({ brand, site: { name: `mark-of-${brand}` } }),
    ),
  });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
});

const host = (brand: string) => `Host: ${brand}.example\r\n`;
const close = 'Connection: close\r\n';
const get = (target: string, headers = '', brand = 'coral') =>
  `GET ${target} HTTP/1.1\r\n${host(brand)}${headers}\r\n`;
const post = (headers: string, body: string) =>
  `POST /wps/session/login HTTP/1.1\r\n${host('coral')}X-Livery: 1\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const hidden = get('/robots.txt', close, 'reef');

/** Sends bytes on one connection and returns the status of each response. */
async function statuses(text: string): Promise<number[]> {
  server.clock.advance(60_000);
  const answer = await rawRequest(server.port, text);
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const chunkedLine = 'Transfer-Encoding: chunked\r\n';

/** Framing headers in which two parsers could see bodies of different lengths. */
const framings: readonly string[] = [
  `Content-Length: 4\r\n${chunkedLine}`,
  `${chunkedLine}Content-Length: 4\r\n`,
  `Content-Length: 0\r\n${chunkedLine}`,
  `Content-Length: 4\r\nTransfer-Encoding: identity\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding:\tchunked\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding: CHUNKED\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding: chunked \r\n`,
  `Content-Length: 4\r\nTransfer-Encoding: "chunked"\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding: chunked, chunked\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding: gzip, chunked\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding:\r\n chunked\r\n`,
  `Content-Length: 4\r\nTransfer-Encoding : chunked\r\n`,
  `Content-Length: 4\r\nTransfer_Encoding: chunked\r\nTransfer-Encoding: chunked\r\n`,
  `Content-Length: 4\r\nX: y\nTransfer-Encoding: chunked\r\n`,
  `Content-Length: 4\r\nX: y\rTransfer-Encoding: chunked\r\n`,
  `Content-Length: 4\r\nX: \0\r\n${chunkedLine}`,
  `Transfer-Encoding: chunked, identity\r\n`,
  `Transfer-Encoding: chunked;q=1\r\n`,
  'Content-Length: 4\r\nContent-Length: 0\r\n',
  'Content-Length: 0, 4\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 0x4\r\n',
  'Content-Length: 4e0\r\n',
  'Content-Length: 18446744073709551620\r\n',
];

it.each(framings)('closes the connection after a body framed by %j', async (framing) => {
  expect(await statuses(post(framing, `0\r\n\r\n${hidden}`))).toEqual([400]);
});

const chunks: readonly (readonly [string, string])[] = [
  ['a negative size', '-1\r\n'],
  ['a size in other digits', '0x0\r\n\r\n'],
  ['a size that overflows', 'ffffffffffffffffff\r\n'],
  ['a size before a space', '0 0\r\n\r\n'],
  ['a size that ends with a bare line feed', '0\n\n'],
  ['more bytes than its size', '1\r\n{}}}\r\n0\r\n\r\n'],
  ['an extension of 20 kB', `0;${'x'.repeat(20_000)}\r\n\r\n`],
  ['trailers of 20 kB', `0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
];

it.each(chunks)('serves no second request after a chunk with %s', async (_name, body) => {
  const found = await statuses(post(chunkedLine, body + hidden));

  expect(found).toHaveLength(1);
  expect(found[0]).toBeGreaterThanOrEqual(400);
  expect(found[0]).toBeLessThan(500);
});

it('ignores trailers, which name another host and cookie', async () => {
  const answer = await rawRequest(
    server.port,
    post(
      chunkedLine + close,
      `2\r\n{}\r\n0\r\nHost: reef.example\r\nCookie: livery=x\r\nX-Livery: 0\r\n\r\n`,
    ),
  );

  expect(answer).toMatch(/^HTTP\/1\.1 411 [^]*"code":"length_required"/);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('answers pipelined requests of different brands in order, each with its own brand', async () => {
  const brands = ['coral', 'reef', 'reef', 'coral', 'evil', 'reef'];
  const answer = await rawRequest(
    server.port,
    brands
      .map((brand, index) =>
        get('/', `Accept: text/html\r\n${index === brands.length - 1 ? close : ''}`, brand),
      )
      .join(''),
  );

  const pages = answer.split(/(?=HTTP\/1\.1 \d{3} )/);
  expect(pages.map((page) => page.slice(9, 12))).toEqual([
    '200',
    '200',
    '200',
    '200',
    '421',
    '200',
  ]);
  expect(pages.map((page) => [...new Set(page.match(/mark-of-\w+/g))])).toEqual(
    brands.map((brand) => (brand === 'evil' ? [] : [`mark-of-${brand}`])),
  );
});

it('gives a session only to its brand when both brands share a connection', async () => {
  const cookie = cookiesOf(
    await server.request('/wps/session/login', {
      method: 'POST',
      headers: ownPage,
      body: credentials,
    }),
  );
  const answer = await rawRequest(
    server.port,
    get('/_livery/session', `Cookie: ${cookie}\r\n`) +
      get('/_livery/session', '', 'reef') +
      get('/_livery/session', `Cookie: ${cookie}\r\n${close}`, 'reef'),
  );

  expect([...answer.matchAll(/"state":"(\w+)"/g)].map(([, state]) => state)).toEqual([
    'member',
    'guest',
    'guest',
  ]);
});

it.each([
  ['the own page', 'same-origin', 200],
  ['a typed address', 'none', 200],
  ['a browser without Fetch Metadata', undefined, 200],
  ['a page of a sibling domain', 'same-site', 403],
  ['a page of another site', 'cross-site', 403],
])("answers a member's reading call from %s", async (_name, site, status) => {
  const cookie = cookiesOf(
    await server.request('/wps/session/login', {
      method: 'POST',
      headers: ownPage,
      body: credentials,
    }),
  );
  const calls = operator.to('/wps/member/info').length;

  const reply = await server.request('/wps/member/info', {
    headers: { cookie, ...(site === undefined ? {} : { 'sec-fetch-site': site }) },
  });

  expect(reply.status).toBe(status);
  expect(operator.to('/wps/member/info').length - calls).toBe(status === 200 ? 1 : 0);
});

const overrides = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].flatMap((name) =>
  ['DELETE', 'POST', 'TRACE'].map((method) => `${name}: ${method}\r\n`),
);
const rewrites = [
  'X-Original-URL: /wps/member/info\r\n',
  'X-Rewrite-URL: /wps/member/info\r\n',
  'X-Forwarded-Host: reef.example\r\n',
  'X-Host: reef.example\r\n',
  'X-Original-Host: reef.example\r\n',
  'X-Forwarded-Server: reef.example\r\n',
  'X-Forwarded-Prefix: //reef.example\r\n',
  'X-Forwarded-Proto: gopher\r\n',
  'Forwarded: host=reef.example;proto=gopher\r\n',
  'Via: 1.1 reef.example\r\n',
  'Max-Forwards: 0\r\n',
];

it('answers a page in the same way whatever header asks for another method, address or host', async () => {
  const page = async (headers: string) => {
    server.clock.advance(60_000);
    const answer = await rawRequest(
      server.port,
      get('/', `Accept: text/html\r\n${headers}${close}`),
    );
    return [answer.slice(0, 15), answer.split('\r\n\r\n').slice(1).join()];
  };
  const expected = await page('');
  expect(expected[0]).toBe('HTTP/1.1 200 OK');

  for (const header of [...overrides, ...rewrites])
    expect(await page(header), header).toEqual(expected);
});

const upgrades: readonly (readonly [string, string])[] = [
  [
    'a web socket',
    'Upgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
  ],
  [
    'clear HTTP/2',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings, close\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n',
  ],
  ['TLS', 'Upgrade: TLS/1.0\r\nConnection: Upgrade, close\r\n'],
  ['no connection to keep', 'Connection: host, cookie, x-livery, close\r\n'],
];

it.each(upgrades)('answers over HTTP/1.1 a request that asks for %s', async (_name, headers) => {
  expect(await statuses(get('/robots.txt', headers))).toEqual([200]);
});

const others: readonly (readonly [string, string])[] = [
  ['HTTP/2 from the first byte', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a tunnel', `CONNECT reef.example:443 HTTP/1.1\r\n${host('coral')}\r\n`],
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['a space before the method', ` ${get('/', close)}`],
  ['a tab before the version', get('/', close).replace(' HTTP', '\tHTTP')],
  ['a raw zero in the target', get('/x\0', close)],
  ['a raw line feed in the target', get('/x\ny', close)],
  ['a header without a name', get('/', `: x\r\n${close}`)],
  ['a header without a colon', get('/', `Transfer-Encoding\r\n${close}`)],
  ['a header line before the host', `GET / HTTP/1.1\r\n x: y\r\n${host('coral')}${close}\r\n`],
  ['a host after an empty one', `GET / HTTP/1.1\r\nHost:\r\n${host('coral')}${close}\r\n`],
  ['a host in another encoding', `GET / HTTP/1.1\r\nHost: coral.example\u00ff\r\n${close}\r\n`],
];

it.each(others)('serves nothing to %s', async (_name, text) => {
  const answer = await rawRequest(server.port, text);

  expect(answer).not.toContain('mark-of');
  expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
});

const targets: readonly string[] = [
  '/%c0%ae%c0%ae/lgw',
  '/%c0%af',
  '/%e0%80%af',
  '/%f0%80%80%af',
  '/%ed%a0%80',
  '/%f4%90%80%80',
  '/%ff',
  '/%u002e%u002e/',
  '/assets/%2e%2e%2f%2e%2e%2fupstream.json',
  '/assets/..%2fupstream.json',
  '/assets/..%5cupstream.json',
  '/assets/%252e%252e%252fupstream.json',
  '/assets/....//upstream.json',
  '/assets/..;/upstream.json',
  '/assets/.%00./upstream.json',
  '/build/%2e%2e/main-1.js',
  '/wps%2fmember%2finfo',
  '/wps/member/info%2f..%2f..%2fv2',
  '/wps/member/info;x=1',
  '/wps/member/info%20',
  '/WPS/member/info',
];

it.each(targets)('finds nothing behind the target %s', async (target) => {
  const [status, ...rest] = await statuses(get(target, close));

  expect(rest).toEqual([]);
  expect([400, 404]).toContain(status);
});

it.each([
  ['spaces', `br${' '.repeat(15_000)}`],
  ['semicolons', `br${';'.repeat(15_000)}`],
  ['weights', 'br;q=1,'.repeat(2_100)],
  ['commas', `br${','.repeat(15_000)}`],
])('does not read 15 kB of %s in Accept-Encoding', async (_name, text) => {
  // The letter keeps the parser of HTTP from removing the spaces.
  const unread = await rawRequest(
    server.port,
    get('/build/main-1.js', `Accept-Encoding: ${text}, x\r\n${close}`),
  );
  const read = await rawRequest(
    server.port,
    get('/build/main-1.js', `Accept-Encoding: br, x\r\n${close}`),
  );

  expect(unread).toMatch(/^HTTP\/1\.1 200 /);
  expect(unread).not.toMatch(/^content-encoding:/im);
  expect(read).toMatch(/^content-encoding: br\r$/im);
});

it('logs no internal error for any of these', () => {
  expect(server.logs.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
