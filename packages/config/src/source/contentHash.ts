import { createHash } from 'node:crypto';

/**
 * Returns the first 32 hex digits of a content's SHA-256, for addresses, tags and keys: too many
 * for two contents with the same digits to be found.
 */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
