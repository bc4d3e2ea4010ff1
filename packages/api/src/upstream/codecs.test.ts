import { createDecipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { codecs, encryptAes } from './codecs.ts';

const des = codecs['des-ecb-pkcs7-base64'];

it('encrypts by DES-ECB with PKCS7 as OpenSSL does', () => {
  const opened = (text: string, key: string): string => {
    const bytes = Buffer.from(key);
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
    return Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8');
  };
  for (const text of ['', '1234567', '12345678', '{"username":"ann","password":"gehéim"}'])
    expect(opened(des(text, 'k3yk3y88'), 'k3yk3y88')).toBe(text);
  // printf 12345678 | openssl enc -des-ecb -K 3132333435363738 -base64 -provider legacy -provider
  // default
  expect(des('12345678', '12345678')).toBe('ltACiHjVjIn+uVm31GQvyw==');
});

it('matches the published AES-256-GCM vectors', () => {
  // Test cases 13 and 14 of the GCM specification: key and nonce of zeros.
  const zeros = Buffer.alloc(32).toString('base64');
  const parts = (encoded: string) => Buffer.from(encoded, 'base64').toString('hex');
  expect(parts(encryptAes('', zeros, Buffer.alloc(12)))).toBe(
    `${'00'.repeat(12)}530f8afbc74536b9a963b4f1c4cb738b`,
  );
  expect(parts(encryptAes('\0'.repeat(16), zeros, Buffer.alloc(12)))).toBe(
    `${'00'.repeat(12)}d0d1c8a799996bf0265b98b5d48ab919cea7403d4d606b6e074ec5d3baf39d18`,
  );
});

it('uses a new nonce for each body', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  expect(codecs['aes-256-gcm']('{}', key)).not.toBe(codecs['aes-256-gcm']('{}', key));
});

it('reports an invalid key without its value', () => {
  expect(() => des('x', 'short')).toThrow('the key has 5 bytes in place of 8');
  expect(() => codecs['aes-256-gcm']('x', 'c2hvcnQ=')).toThrow(
    'the key has 5 bytes in place of 32; it is written in Base64',
  );
});
