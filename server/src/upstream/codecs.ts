import type { UpstreamDocument } from '@livery/model';
import CryptoJS from 'crypto-js';
import { createCipheriv, randomBytes } from 'node:crypto';

/** Name of a codec in upstream.json. */
export type CodecName = NonNullable<UpstreamDocument['codecs']>[string];

/**
 * A body's text, encoded for the operator. Errors: a sentence, when the key does not fit the
 * cipher.
 */
type Codec = (text: string, key: string) => string;

const desKeyBytes = 8;
const aesKeyBytes = 32;
const ivBytes = 12;

/**
 * How the body of an encrypted call may travel to an operator. Each one's vectors stand in its
 * test.
 */
export const codecs: Readonly<Record<Exclude<CodecName, 'none'>, Codec>> = {
  /**
   * DES in ECB mode with PKCS7 padding, in Base64. The key is eight characters. Weak, and what old
   * operators ask for.
   */
  'des-ecb-pkcs7-base64': (text, key) => {
    const secret = CryptoJS.enc.Utf8.parse(key);
    if (secret.sigBytes !== desKeyBytes)
      throw new Error(`the key has ${secret.sigBytes} bytes in place of ${desKeyBytes}`);
    return CryptoJS.DES.encrypt(CryptoJS.enc.Utf8.parse(text), secret, {
      mode: CryptoJS.mode.ECB,
      padding: CryptoJS.pad.Pkcs7,
    }).toString();
  },
  /**
   * AES-256-GCM: the nonce (12 bytes), the tag (16) and the ciphertext, one after the other, in
   * Base64. The key is 32 bytes in Base64.
   */
  'aes-256-gcm': (text, key) => encryptAes(text, key, randomBytes(ivBytes)),
};

/**
 * AES-256-GCM with a nonce that is given: for test vectors; anybody else takes a new one for each
 * body.
 */
export function encryptAes(text: string, key: string, iv: Buffer): string {
  const secret = Buffer.from(key, 'base64');
  if (secret.length !== aesKeyBytes)
    throw new Error(
      `the key has ${secret.length} bytes in place of ${aesKeyBytes}; it is written in Base64`,
    );
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}
