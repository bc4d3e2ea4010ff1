import { createDecipheriv } from 'node:crypto';

const keyCharacters = 8;

/**
 * The address in an encrypted service link; `undefined` when there is none to be had. The last
 * eight characters are the key, the rest is Base64 of the address by DES-ECB with PKCS7 padding.
 *
 * Source: product-spec §3 "Service chat result"; the cipher is assumed (design §8). Single DES is
 *         triple DES with one key three times, which needs no
 * legacy provider.
 */
export function decodeServiceLink(path: string): string | undefined {
  const key = Buffer.from(path.slice(-keyCharacters), 'utf8');
  const ciphertext = Buffer.from(path.slice(0, -keyCharacters), 'base64');
  if (ciphertext.length === 0) return undefined;
  try {
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Buffer.concat([decipher.update(ciphertext), decipher.final()]),
    );
  } catch {
    // Another key or one of another length, another cipher, or no address.
    return undefined;
  }
}
