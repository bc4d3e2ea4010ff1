import { createCipheriv } from 'node:crypto';

/** Returns the address of customer service as an operator encrypts it. */
export function encryptedLink(address: string): string {
  const key = Buffer.from('testkey8');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key.toString();
}
