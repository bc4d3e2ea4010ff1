import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The only provider that may send callbacks. Its games represent those of every vendor. */
export const demoProvider = 'DEMO';

const keyBytes = 32;

/**
 * Signing keys shared by providers and the operator, derived from the secret in the data folder.
 */
export class ProviderKeys {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Signs the body's bytes: HMAC-SHA256, in hexadecimal digits. */
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
