import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];
const mark = 'v1.';

/**
 * Keeps launch tokens unreadable in the database: AES-256-GCM, bound to the round each belongs to.
 * The key is made of the secret in the data folder.
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
   * The token; empty once it was blanked. Throws where it was sealed with another secret or for
   * another round.
   */
  open(kept: string, roundId: string): string {
    // Blanked, or of a round that was begun before tokens were sealed.
    if (!kept.startsWith(mark)) return kept;
    const bytes = Buffer.from(kept.slice(mark.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(roundId))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([
      decipher.update(bytes.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8');
  }
}
