import { hkdfSync } from 'node:crypto';

/**
 * Returns a function that returns a key for one purpose, derived from the current secret and
 * derived again when the secret changes.
 */
export function derivedKey(secret: () => string, purpose: string): () => Buffer {
  let from: string | undefined;
  let key = Buffer.alloc(0);
  return () => {
    const current = secret();
    if (current !== from) key = Buffer.from(hkdfSync('sha256', current, 'livery', purpose, 32));
    from = current;
    return key;
  };
}
