import { bodyOpeners } from '@livery/demo-operator/bodyOpeners';
import { MerchantKeys } from '@livery/demo-operator/MerchantKeys';
import { codecs } from '@livery/api/codecs';
import { sandboxKeys } from '@livery/server/sandboxKeys';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const alphabet = ['a', 'Z', '"', '\\', '\n', '\0', ' ', 'é', 'ồ', '賭', '🎲', '\u{10ffff}'];
const randomText = (): string =>
  Array.from({ length: randomInt(400) }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
const keysOf = {
  'aes-256-gcm': () => randomBytes(32).toString('base64'),
  'des-ecb-pkcs7-base64': () => randomBytes(4).toString('hex'),
};

it.each(['aes-256-gcm', 'des-ecb-pkcs7-base64'] as const)(
  '[CALL-16] opens at the operator what the gateway encoded by %s, with random bodies and keys, and nothing else',
  (codec) => {
    for (let round = 0; round < 300; round += 1) {
      const [key, body] = [
        keysOf[codec](),
        JSON.stringify({ password: randomText(), more: randomText() }),
      ];
      const encoded = codecs[codec](body, key);
      expect(bodyOpeners[codec](encoded, key)).toBe(body);
      const other = bodyOpeners[codec](encoded, keysOf[codec]());
      expect(other === undefined || !other.includes('password')).toBe(true);
      const changed = Buffer.from(encoded, 'base64');
      const at = randomInt(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 + randomInt(255));
      // DES in ECB mode has no authentication: a changed block decrypts to garbage.
      const tampered = bodyOpeners[codec](changed.toString('base64'), key);
      expect(tampered).not.toBe(body);
      expect(codec === 'aes-256-gcm' ? tampered : undefined).toBeUndefined();
    }
  },
);

it('[CALL-16] derives the same key from the data folder’s secret on both sides', () => {
  const data = mkdtempSync(join(tmpdir(), 'livery-codecs-'));
  try {
    const keyOf = sandboxKeys(data);
    const owner = { brand: 'lagoon', upstream: { baseUrl: 'sandbox:' } };
    for (const profile of ['LAGOON', 'IRONFIELD']) {
      const gatewayKey = keyOf(`SANDBOX_KEY_${profile}`, owner);
      expect(
        new MerchantKeys(readFileSync(join(data, 'operator-secret'), 'utf8').trim()).keyOf({
          profile,
          codecKey: undefined,
        }),
      ).toBe(gatewayKey);
    }
  } finally {
    rmSync(data, { recursive: true });
  }
});
