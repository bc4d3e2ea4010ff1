import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals small values so that only this server can read or make them: AES-256-GCM, a key for each
 * brand, brand and purpose bound in. A value sealed for one brand or cookie does not open for
 * another. The first secret seals, all of them open: that is how secrets are changed.
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

  /** What was sealed; `undefined` for anything this brand did not seal for this purpose. */
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
