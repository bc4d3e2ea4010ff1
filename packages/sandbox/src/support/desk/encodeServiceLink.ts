import { createCipheriv, randomBytes } from 'node:crypto';

/**
 * How an operator sends a service link: DES-ECB with PKCS7 padding in Base64, and after it the key.
 * Three times the same key makes triple DES single.
 */
export function encodeServiceLink(address: string, key = randomBytes(4).toString('hex')): string {
  const des = Buffer.from(key, 'utf8');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
}
