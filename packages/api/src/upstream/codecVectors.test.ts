import { createDecipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { codecVectors, type CodecVector } from './codecVectors.ts';

/** Decodes a body with OpenSSL, which the codecs do not use for DES. */
const decoders: Readonly<Record<CodecVector['codec'], (encoded: Buffer, key: string) => string>> = {
  'des-ecb-pkcs7-base64': (encoded, key) => {
    const bytes = Buffer.from(key);
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
    return decipher.update(encoded, undefined, 'utf8') + decipher.final('utf8');
  },
  'aes-256-gcm': (encoded, key) => {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(key, 'base64'),
      encoded.subarray(0, 12),
    );
    decipher.setAuthTag(encoded.subarray(12, 28));
    return decipher.update(encoded.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  },
};

it.each(codecVectors)('$codec decodes "$encoded"', ({ codec, key, text, encoded }) => {
  expect(decoders[codec](Buffer.from(encoded, 'base64'), key)).toBe(text);
});
