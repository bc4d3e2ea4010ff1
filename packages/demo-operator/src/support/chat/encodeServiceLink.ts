import { createCipheriv, randomBytes } from 'node:crypto';

/**
 * Encodes a service link as operators do: DES-ECB with PKCS7 padding in Base64, followed by the
 * key. Triple DES with three equal keys is the same as single DES.
 */
export function encodeServiceLink(address: string, key = randomBytes(4).toString('hex')): string {
  const des = Buffer.from(key, 'utf8');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
}
