import { getUpdateLanguage, loginFreePlay, loginV2, type AnyCall } from '@livery/api';
import { createDecipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { upstreamRequest } from '@livery/api/upstreamRequest';

const key = Buffer.alloc(32, 9).toString('base64');
const site = exampleSite();
const nowMs = 1_700_000_000_000;
const login = { username: 'ann', password: 'secret', type: 'username' };

/** Returns the fields that the operator receives for the codecs of upstream.json. */
function bodyFor(
  call: unknown,
  request: object,
  upstream: object = {},
  secretOf: (name: string) => string | undefined = () => key,
): Record<string, unknown> {
  const input = {
    site: { ...site, upstream: { ...site.upstream, ...upstream } },
    request,
    language: 'EN',
    token: undefined,
    address: undefined,
    sandboxOrigin: 'http://127.0.0.1:1',
    secretOf,
    now: () => nowMs,
  };
  // The call table erases request types.
  return JSON.parse(String(upstreamRequest({ ...input, call: call as AnyCall }).body)) as Record<
    string,
    unknown
  >;
}

function opened(data: unknown): unknown {
  const bytes = Buffer.from(String(data), 'base64');
  const cipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64'),
    bytes.subarray(0, 12),
  ).setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString());
}

const codecKey = { $secret: 'CORAL_KEY' };

it('[CALL-16] encodes the body of an encrypted call with the operator’s codec, or sends it plain without codec', () => {
  const body = bodyFor(loginV2, login, { codecs: { loginV2: 'aes-256-gcm' }, codecKey });
  expect(Object.keys(body)).toEqual(['data']);
  expect(opened(body.data)).toEqual(login);
  for (const upstream of [
    {},
    { codecs: { loginV2: 'none' }, codecKey },
    { codecs: { register: 'aes-256-gcm' }, codecKey },
  ])
    expect(bodyFor(loginV2, login, upstream)).toEqual(login);
});

it('[LOGN-13] adds a new gateway proof to each free play, and drops one sent by a browser', () => {
  const upstream = { codecs: { loginFreePlay: 'aes-256-gcm' }, codecKey };
  const [first, second] = [1, 2].map(() =>
    bodyFor(loginFreePlay, { os: 'Android', platform: 'W', token: 'typed' }, upstream),
  );
  expect(first).toEqual({
    os: 'Android',
    platform: 'W',
    token: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
  });
  expect(opened(first?.token)).toEqual({
    merchant: site.site.brand.merchant,
    atMs: nowMs,
    nonce: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect((opened(first?.token) as { nonce: string }).nonce).not.toBe(
    (opened(second?.token) as { nonce: string }).nonce,
  );
  expect(bodyFor(loginFreePlay, { os: 'Android', platform: 'W', token: 'typed' })).toEqual({
    os: 'Android',
    platform: 'W',
  });
});

it('[CALL-16] throws instead of sending the fields of an encrypted call in a form or in the address', () => {
  const mapped = (settings: object, upstream: object = {}) =>
    bodyFor(loginV2, login, { calls: { loginV2: settings }, codecKey, ...upstream });
  const codecs = { loginV2: 'aes-256-gcm' };

  expect(() => mapped({ body: 'form' }, { codecs })).toThrow(
    'the codec of loginV2 needs a JSON body; remove "body": "form" in upstream.json',
  );
  for (const method of ['DELETE', 'GET'])
    for (const upstream of [{}, { codecs }])
      expect(() => mapped({ method }, upstream)).toThrow(
        `the fields of loginV2 are secret, and a ${method} request has them in the address`,
      );
  expect(opened(mapped({ method: 'PUT' }, { codecs }).data)).toEqual(login);
});

it('throws if the codec’s key is missing or invalid', () => {
  for (const [call, request] of [
    [loginV2, login],
    [loginFreePlay, { os: 'Android', platform: 'W' }],
  ] as const) {
    const upstream = { codecs: { [call.name]: 'aes-256-gcm' }, codecKey };
    expect(() => bodyFor(call, request, upstream, () => undefined)).toThrow(
      `the codec aes-256-gcm of ${call.name} has no key; name its secret as codecKey in upstream.json`,
    );
    expect(() => bodyFor(call, request, upstream, () => 'short')).toThrow(
      `the codec aes-256-gcm of ${call.name}: the key has 3 bytes in place of 32`,
    );
  }
});

it('[CONF-05] sends the platform of the brand in the header that upstream.json names, else not', () => {
  const headersWith = (upstream: object) =>
    upstreamRequest({
      site: { ...site, upstream: { ...site.upstream, ...upstream } },
      call: getUpdateLanguage,
      request: { language: 'EN' },
      language: 'EN',
      token: undefined,
      address: undefined,
      sandboxOrigin: 'http://127.0.0.1:1',
      secretOf: () => undefined,
      now: () => nowMs,
    }).headers;

  expect(headersWith({ platformHeader: 'x-platform' })['x-platform']).toBe(
    site.site.brand.platform,
  );
  expect(Object.values(headersWith({}))).not.toContain(site.site.brand.platform);
});

it('[PREF-07] sends the language in the operator’s words, in the header and in the field', () => {
  const requestIn = (language: string, upstream: object = {}) =>
    upstreamRequest({
      site: { ...site, upstream: { ...site.upstream, ...upstream } },
      call: getUpdateLanguage,
      request: { language },
      language,
      token: undefined,
      address: undefined,
      sandboxOrigin: 'http://127.0.0.1:1',
      secretOf: () => undefined,
      now: () => nowMs,
    });

  const plain = requestIn('TY');
  expect([plain.headers['accept-language'], plain.body]).toEqual(['fil', '{"language":"TY"}']);
  const own = { languageHeader: 'x-lang', languages: { TY: 'fil-PH' } };
  const mapped = requestIn('TY', own);
  expect([mapped.headers['x-lang'], mapped.headers['accept-language'], mapped.body]).toEqual([
    'fil-PH',
    undefined,
    '{"language":"fil-PH"}',
  ]);
  expect(requestIn('EN', own).headers['x-lang']).toBe('en');
  expect(requestIn('EN', own).body).toBe('{"language":"EN"}');
});
