import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];
const mark = 'v1.';

/**
 * Encrypts launch tokens for the database: AES-256-GCM, bound to the token's round. The key is
 * derived from the secret in the data folder.
 */
export class TokenSeal {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(
      hkdfSync('sha256', secret, 'livery sandbox', 'PLAY_ROUND_TOKEN', keyBytes),
    );
  }

  seal(token: string, roundId: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(roundId));
    const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
    return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /**
   * Returns the token; empty once it was cleared. Throws when it was encrypted with another secret
   * or for another round.
   */
  open(sealed: string, roundId: string): string {
    // Cleared, or stored before tokens were encrypted.
    if (!sealed.startsWith(mark)) return sealed;
    const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(roundId))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([
      decipher.update(bytes.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8');
  }
}
