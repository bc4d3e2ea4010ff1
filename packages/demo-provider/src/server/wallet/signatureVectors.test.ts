import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoProvider, ProviderKeys } from './ProviderKeys.ts';
import { signatureVectors, vectorSecret } from './signatureVectors.ts';

it.each(signatureVectors)('[GAME-04] signs $body', ({ key, body, signature }) => {
  const keys = new ProviderKeys(vectorSecret);

  expect(createHmac('sha256', Buffer.from(key, 'hex')).update(body).digest('hex')).toBe(signature);
  expect(keys.sign(demoProvider, body)).toBe(signature);
  expect(keys.isSigned(demoProvider, Buffer.from(body), signature)).toBe(true);
  expect(keys.isSigned(demoProvider, Buffer.from(`${body} `), signature)).toBe(false);
});
