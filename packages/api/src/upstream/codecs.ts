import type { UpstreamDocument } from '@livery/model';
import CryptoJS from 'crypto-js';
import { createCipheriv, randomBytes } from 'node:crypto';

/** Name of a codec in upstream.json. */
export type CodecName = NonNullable<UpstreamDocument['codecs']>[string];

/**
 * Encodes a body's text for the operator. Errors: a sentence if the key does not fit the cipher.
 */
type Codec = (text: string, key: string) => string;

const desKeyBytes = 8;
const aesKeyBytes = 32;
const ivBytes = 12;

/**
 * Encodings of encrypted calls' bodies. The test contains vectors of each.
 */
export const codecs: Readonly<Record<Exclude<CodecName, 'none'>, Codec>> = {
  /**
   * DES in ECB mode with PKCS7 padding, in Base64. The key has eight characters. Weak, but required
   * by legacy operators.
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
   * AES-256-GCM: nonce (12 bytes), tag (16) and ciphertext, concatenated and in Base64. The key is
   * 32 bytes in Base64.
   */
  'aes-256-gcm': (text, key) => encryptAes(text, key, randomBytes(ivBytes)),
};

/** Returns why a key does not fit a codec, without the key; `undefined` if it does. */
export function keyFault(codec: keyof typeof codecs, key: string): string | undefined {
  try {
    codecs[codec]('', key);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * AES-256-GCM with a given nonce, for test vectors only. Production code must use a new nonce for
 * each body.
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
