import type { RenderGuestPage } from '@livery/model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSite } from './testing/exampleSite.ts';
import { fakeOperator, type FakeOperator } from './testing/fakeOperator.ts';
import { rawRequest } from './testing/rawRequest.ts';
import { cookiesOf, credentials } from './testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from './testing/startTestServer.ts';

/** Each brand has a mark that no other brand contains. */
const marks = { coral: 'mark-of-coral', reef: 'mark-of-reef' } as const;

let operator: FakeOperator;
let server: TestServer;
let cookies: Record<keyof typeof marks, string>;

beforeAll(async () => {
  operator = await fakeOperator();
  const sites = (['coral', 'reef'] as const).map((brand) =>
    exampleSite({ brand, site: { name: marks[brand] } }),
  );
  // The content contains the brand's mark, so that a page of another brand is detected.
  const renderGuestPage: RenderGuestPage = async ({ bootstrap: { site, route } }) => ({
    html: `<main>${site.site.name} ${route.name}</main>`,
    chunks: [],
    formats: {},
    failures: [],
  });
  server = await startTestServer({ operator, sites, renderGuestPage });
  const signIn = async (brand: string) =>
    cookiesOf(
      await server.request('/wps/session/login', {
        method: 'POST',
        host: `${brand}.example`,
        headers: ownPage,
        body: credentials,
      }),
    );
  cookies = { coral: await signIn('coral'), reef: await signIn('reef') };
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
});

/** Generates text without characters that end a line of a request; all others are allowed. */
const plain = (maxLength: number) =>
  fc.string({ unit: 'binary', maxLength }).map((text) => text.replaceAll(/[\r\n]/g, ''));
/** Fragments that address and cookie parsers often mishandle. */
const stones = fc
  .array(
    fc.constantFrom(
      '%',
      '%E0%A4%A',
      '%ff',
      '%00',
      '%0d%0a',
      '..',
      '/',
      '\\',
      '=',
      '"',
      '&lang=',
      'lang%3D',
      '__proto__',
      'constructor',
      'x',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const noise = (maxLength: number) => fc.oneof(plain(maxLength), stones);
const hosts = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      'coral.example',
      'reef.example',
      'CORAL.example.:8080',
      'reef.example:80',
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', 'coral.example', 'x.'),
        noise(8),
        fc.constantFrom('', '.reef.example', ':80', ',reef.example'),
      )
      .map((parts) => parts.join('')),
  },
);
const paths = fc.oneof(
  fc.constantFrom(
    '/',
    '/rng',
    '/build/main-1.js',
    '/_livery/session',
    '/_livery/page?path=/rng&lang=EN',
    '/_livery/texts?lang=TY',
    '/wps/v2/wallets/balance',
    '/wps/member/info',
    '/robots.txt',
    '/?lang=TY',
    '/__proto__',
  ),
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '/',
        '/',
        '/assets/',
        '/build/',
        '/wps/',
        '/lgw/',
        '/_livery/',
        '/_livery/page?path=',
        '/?lang=',
      ),
      noise(30),
    )
    .map((parts) => parts.join('')),
);
const cookieLines = fc.oneof(
  fc.constantFrom('coral', 'reef').map((brand) => () => cookies[brand]),
  fc
    .tuple(
      fc.constantFrom(
        'livery',
        '__Host-livery',
        'livery-preferences',
        'livery-preferences',
        'livery-hint',
      ),
      noise(40),
    )
    .map(
      ([name, value]) =>
        () =>
          `${name}=${value}`,
    ),
);
const headers = fc.array(
  fc.tuple(
    fc.constantFrom(
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'Accept-Encoding',
      'If-None-Match',
      'Content-Type',
      'Sec-Fetch-Site',
      'X-Livery',
      'Origin',
      'Accept',
      'Range',
      'Expect',
    ),
    noise(30),
  ),
  { maxLength: 3 },
);
const methods = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'DELETE',
  'PUT',
  'TRACE',
);

it(
  'answers any request with content of its own brand, and never with an internal error',
  { timeout: 60_000 },
  async () => {
    const unhandled: unknown[] = [];
    const record = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', record).on('uncaughtExceptionMonitor', record);
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        methods,
        hosts,
        paths,
        cookieLines,
        headers,
        async (method, host, path, cookie, extraHeaders) => {
          server.clock.advance(1_000);
          const lines = extraHeaders.map(([name, value]) => `${name}: ${value}\r\n`).join('');
          const answer = await rawRequest(
            server.port,
            `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie()}\r\n${lines}Connection: close\r\n\r\n`,
          );

          const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
          const kind = `${status}`.slice(0, 1);
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          expect(['2', '3', '4']).toContain(kind);
          const isOf = (brand: string) =>
            new RegExp(`^${brand}\\.example\\.?(:\\d+)?$`, 'i').test(host);
          const foreign = (['coral', 'reef'] as const).filter(
            (brand) => !isOf(brand) && answer.includes(marks[brand]),
          );
          expect(foreign).toEqual([]);
          expect(answer).not.toMatch(/node_modules|\n\s+at |canary/);
        },
      ),
      { numRuns: 1_000 },
    );
    process.off('unhandledRejection', record).off('uncaughtExceptionMonitor', record);

    expect(unhandled).toEqual([]);
    expect(server.logs.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    // Guards the test itself: some pages were served and some requests were rejected.
    expect([...seen.keys()].toSorted()).toEqual(expect.arrayContaining(['2', '4']));
  },
);

it(
  'returns a member’s data only to the brand of the cookie, whatever else is sent',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('coral', 'reef'),
        fc.constantFrom('coral', 'reef'),
        headers,
        async (owner, requested, extraHeaders) => {
          server.clock.advance(1_000);
          const lines = extraHeaders.map(([name, value]) => `${name}: ${value}\r\n`).join('');
          const answer = await rawRequest(
            server.port,
            `GET /_livery/session HTTP/1.1\r\nHost: ${requested}.example\r\nCookie: ${cookies[owner]}\r\n${lines}Connection: close\r\n\r\n`,
          );
          expect(answer).toMatch(
            owner === requested
              ? /^HTTP\/1\.1 (?:4|200 [^]*"state":"member")/
              : /^HTTP\/1\.1 (?:4|200 [^]*"state":"guest")/,
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);
