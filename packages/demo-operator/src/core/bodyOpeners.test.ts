import { expect, it } from 'vitest';
import { encodeBody } from '../testing/encodeBody.ts';
import { bodyOpeners } from './bodyOpeners.ts';

const aesKey = Buffer.alloc(32, 3).toString('base64');
const cases = [
  ['aes-256-gcm', aesKey, Buffer.alloc(32, 4).toString('base64')],
  ['des-ecb-pkcs7-base64', 'k3yk3y88', 'q3yk3y88'],
] as const;

it.each(cases)('%s: opens only bodies encrypted with its key', (codec, key, otherKey) => {
  for (const text of ['', '{}', '{"password":"gehéim 賭"}', 'x'.repeat(5_000)])
    expect(bodyOpeners[codec](encodeBody(codec, text, key), key)).toBe(text);
  const body = encodeBody(codec, '{"username":"ann","password":"secret"}', key);
  for (const wrong of [
    '',
    'no base64!',
    body.slice(0, -4),
    `${body} `,
    'AAAA',
    '{"username":"ann"}',
  ])
    expect([wrong, bodyOpeners[codec](wrong, key)]).toEqual([wrong, undefined]);
  expect(bodyOpeners[codec](body, otherKey)).toBeUndefined();
});

it('aes-256-gcm: detects one changed bit anywhere', () => {
  const body = Buffer.from(encodeBody('aes-256-gcm', '{"amount":1}', aesKey), 'base64');
  for (let at = 0; at < body.length; at += 1) {
    const changed = Buffer.from(body);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(bodyOpeners['aes-256-gcm'](changed.toString('base64'), aesKey)).toBeUndefined();
  }
});

it('opens the published vectors of both ciphers', () => {
  // AES: test case 14 of the GCM specification, with a zero key and nonce. DES: "12345678"
  // encrypted with itself by OpenSSL.
  const gcm = Buffer.from(
    `${'00'.repeat(12)}d0d1c8a799996bf0265b98b5d48ab919cea7403d4d606b6e074ec5d3baf39d18`,
    'hex',
  ).toString('base64');
  expect(bodyOpeners['aes-256-gcm'](gcm, Buffer.alloc(32).toString('base64'))).toBe(
    '\0'.repeat(16),
  );
  expect(bodyOpeners['des-ecb-pkcs7-base64']('ltACiHjVjIn+uVm31GQvyw==', '12345678')).toBe(
    '12345678',
  );
});
