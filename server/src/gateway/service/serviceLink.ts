import { createDecipheriv } from 'node:crypto';

const keyCharacters = 8;

/**
 * Decrypts a service link; `undefined` if it is invalid. The last eight characters are the key, the
 * rest is the Base64 of the address, encrypted by DES-ECB with PKCS7 padding. Single DES equals
 * triple DES with three equal keys, which needs no legacy provider.
 *
 * The cipher is an assumption: the requirement names only the key and the ciphertext.
 *
 * Source: CSVC-01.
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
    // Wrong key, wrong key length, another cipher, or no text.
    return undefined;
  }
}
