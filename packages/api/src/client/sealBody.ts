import type { BodyKey } from '@livery/model';
import { CompactEncrypt, importJWK } from 'jose';

/**
 * Encrypts the body of a call for the gateway. Only the server with the matching key can decrypt
 * it, and only as the body of this call.
 *
 * Shape:  a JWE in compact form (ECDH-ES, A256GCM), whose header names key and call.
 * Source: CALL-16; the cipher is our choice.
 */
export async function sealBody(
  body: object,
  { key: { kid, x, y }, call }: { key: BodyKey; call: string },
): Promise<string> {
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, call })
    .encrypt(key);
}
