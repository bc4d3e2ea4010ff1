import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals small values with AES-256-GCM so that only this server can read or create them. Each brand has
 * its own key, and brand and purpose are authenticated, so a value does not open for another brand or
 * cookie. The first secret seals and all of them open, which allows rotation.
 */
export class Sealer {
  readonly #secrets: readonly string[];
  readonly #keys = new Map<string, readonly Buffer[]>();

  constructor({ secrets }: { secrets: readonly string[] }) {
    this.#secrets = secrets;
  }

  seal(brand: string, purpose: string, value: object): string {
    const [key] = this.#keysOf(brand);
    if (!key) throw new Error('there is no secret to seal with');
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(brand, purpose));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Opens a value; `undefined` if it was not sealed for this brand and purpose. */
  open(brand: string, purpose: string, text: string): unknown {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length <= ivBytes + tagBytes) return undefined;
    for (const key of this.#keysOf(brand)) {
      const opened = tryOpen(key, boundTo(brand, purpose), bytes);
      if (opened !== undefined) return JSON.parse(opened);
    }
    return undefined;
  }

  #keysOf(brand: string): readonly Buffer[] {
    const keys =
      this.#keys.get(brand) ??
      this.#secrets.map((secret) =>
        Buffer.from(hkdfSync('sha256', secret, 'livery', `seal ${brand}`, 32)),
      );
    this.#keys.set(brand, keys);
    return keys;
  }
}

function boundTo(brand: string, purpose: string): Buffer {
  return Buffer.from(JSON.stringify([brand, purpose]));
}

function tryOpen(key: Buffer, bound: Buffer, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(bound).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
}
