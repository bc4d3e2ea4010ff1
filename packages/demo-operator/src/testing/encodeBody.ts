import { createCipheriv, randomBytes } from 'node:crypto';
import type { CodecName } from '../core/bodyOpeners.ts';

/** Encodes a text as a gateway does. */
export function encodeBody(codec: Exclude<CodecName, 'none'>, text: string, key: string): string {
  if (codec === 'des-ecb-pkcs7-base64') {
    const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
  }
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}
