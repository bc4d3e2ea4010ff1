import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdLength, type Key, type Keyring } from './Keyring.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals small values with AES-256-GCM so that only this server can read or create them. Each brand
 * has its own key, and brand and purpose are authenticated, so a value does not open for another
 * brand or cookie. A sealed value begins with the id of its key, which allows rotation.
 */
export class Sealer {
  readonly #keyring: Keyring;
  readonly #brandKeys = new WeakMap<Key, Map<string, Buffer>>();

  constructor({ keyring }: { keyring: Keyring }) {
    this.#keyring = keyring;
  }

  seal(brand: string, purpose: string, value: object): string {
    const key = this.#keyring.sealingKey();
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#keyOf(key, brand), iv).setAAD(
      boundTo(brand, purpose),
    );
    const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return key.id + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Opens a value; `undefined` if it was not sealed for this brand and purpose. */
  open(brand: string, purpose: string, text: string): unknown {
    const key = this.#keyring.find(text.slice(0, keyIdLength));
    const bytes = Buffer.from(text.slice(keyIdLength), 'base64url');
    if (!key || bytes.length <= ivBytes + tagBytes) return undefined;
    const opened = tryOpen(this.#keyOf(key, brand), boundTo(brand, purpose), bytes);
    if (opened === undefined) return undefined;
    this.#keyring.countOpen(key, purpose);
    return JSON.parse(opened);
  }

  /**
   * Returns whether the key of a sealed value still opens, for callers that cache opened values.
   */
  hasKeyOf(text: string): boolean {
    return this.#keyring.find(text.slice(0, keyIdLength)) !== undefined;
  }

  #keyOf(key: Key, brand: string): Buffer {
    const brandKeys = this.#brandKeys.get(key) ?? new Map<string, Buffer>();
    this.#brandKeys.set(key, brandKeys);
    const brandKey =
      brandKeys.get(brand) ??
      Buffer.from(hkdfSync('sha256', key.secret, 'livery', `seal ${brand}`, 32));
    brandKeys.set(brand, brandKey);
    return brandKey;
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
