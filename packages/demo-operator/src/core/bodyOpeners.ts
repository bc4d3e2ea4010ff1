import { createDecipheriv } from 'node:crypto';

/** Codecs of encrypted calls. */
export const codecNames = ['none', 'des-ecb-pkcs7-base64', 'aes-256-gcm'] as const;

/** One of {@link codecNames}. */
export type CodecName = (typeof codecNames)[number];

/** Decodes a body. Returns undefined when the key is wrong or the body was modified. */
type Opener = (body: string, key: string) => string | undefined;

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Independent operator-side implementation of each codec. The gateway's encoding must be compatible
 * with it.
 */
export const bodyOpeners: Readonly<Record<Exclude<CodecName, 'none'>, Opener>> = {
  /**
   * DES, ECB, PKCS7, Base64; the key has eight characters. The codec does not detect reordered
   * blocks, so the content must be validated as JSON of the call.
   */
  'des-ecb-pkcs7-base64': (body, key) => {
    const bytes = base64Of(body);
    const once = Buffer.from(key, 'utf8');
    // OpenSSL 3 has no single DES; triple DES with three equal keys is the same cipher.
    return (
      bytes &&
      opened(() => createDecipheriv('des-ede3-ecb', Buffer.concat([once, once, once]), null), bytes)
    );
  },
  /** AES-256-GCM: nonce, tag and ciphertext concatenated, in Base64. The key is Base64 too. */
  'aes-256-gcm': (body, key) => {
    const bytes = base64Of(body);
    if (!bytes || bytes.length < nonceBytes + tagBytes) return undefined;
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
    return opened(
      () =>
        createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        }).setAuthTag(tag),
      bytes.subarray(nonceBytes + tagBytes),
    );
  },
};

function opened(
  make: () => { update: (bytes: Buffer) => Buffer; final: () => Buffer },
  bytes: Buffer,
): string | undefined {
  try {
    const cipher = make();
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Buffer.concat([cipher.update(bytes), cipher.final()]),
    );
  } catch {
    // Wrong key, another cipher, or no text.
    return undefined;
  }
}

/** Strict Base64 decoding, because Node ignores invalid characters. */
function base64Of(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
