import { createDecipheriv } from 'node:crypto';

/** How bodies of encrypted calls may reach an operator. */
export const codecNames = ['none', 'des-ecb-pkcs7-base64', 'aes-256-gcm'] as const;

/** One of {@link codecNames}. */
export type CodecName = (typeof codecNames)[number];

/** The text a gateway encoded; nothing when it was another key's, or was changed on its way. */
type Opener = (sent: string, key: string) => string | undefined;

const nonceBytes = 12;
const tagBytes = 16;

/**
 * The operator's side of each codec, by its own hand: what the gateway makes of a body has to fit
 * it.
 */
export const bodyOpeners: Readonly<Record<Exclude<CodecName, 'none'>, Opener>> = {
  /**
   * DES, ECB, PKCS7, Base64; the key is eight characters. It tells nobody that blocks were moved:
   * what is inside has to be JSON of the call.
   */
  'des-ecb-pkcs7-base64': (sent, key) => {
    const bytes = base64Of(sent);
    const once = Buffer.from(key, 'utf8');
    // Plain DES is not built in any more; three times the same key is the same cipher.
    return (
      bytes &&
      opened(() => createDecipheriv('des-ede3-ecb', Buffer.concat([once, once, once]), null), bytes)
    );
  },
  /** AES-256-GCM: nonce, tag and ciphertext one after the other, in Base64; so is the key. */
  'aes-256-gcm': (sent, key) => {
    const bytes = base64Of(sent);
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
    return undefined;
  }
}

/** Node drops what is no Base64; an operator does not. */
function base64Of(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
