import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Who may send callbacks: the demonstration's own provider, whose games stand for those of every
 * vendor.
 */
export const demoProvider = 'DEMO';

const keyBytes = 32;

/**
 * What providers have agreed with the operator: each a key, made of the secret in the data folder.
 */
export class ProviderKeys {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** HMAC-SHA256 over the body's bytes, in hexadecimal digits. */
  sign(provider: string, body: string | Buffer): string {
    return this.#digest(provider, body).toString('hex');
  }

  /** Whether a known provider signed these bytes. */
  isSigned(
    provider: string | undefined,
    body: Buffer,
    signature: string | undefined,
  ): provider is typeof demoProvider {
    return (
      provider === demoProvider &&
      signature !== undefined &&
      /^[0-9a-f]{64}$/.test(signature) &&
      timingSafeEqual(Buffer.from(signature, 'hex'), this.#digest(provider, body))
    );
  }

  #digest(provider: string, body: string | Buffer): Buffer {
    const key = Buffer.from(
      hkdfSync('sha256', this.#secret, 'livery sandbox', `PROVIDER_KEY_${provider}`, keyBytes),
    );
    return createHmac('sha256', key).update(body).digest();
  }
}
