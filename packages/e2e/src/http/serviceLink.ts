import { createCipheriv } from 'node:crypto';
import { environment } from '../fixtures/environment.ts';

/** Path of the operator's call for service links. */
export const servicePath = '/wps/relay/CSP_serviceChat';

/**
 * Returns a service link as an operator sends it: DES-ECB with PKCS7 padding in Base64, then the
 * key.
 */
export function encrypted(address: string): string {
  const key = Buffer.from('canaryK8');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key.toString();
}

/** Returns the address of the sandbox's support desk. */
export function deskAddress(channel = 'LIVECHAT'): string {
  return `http://localhost:${environment.sandboxPort}/desk?channel=${channel}&merchant=LAGOON&lang=EN`;
}
