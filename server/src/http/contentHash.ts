import { createHash } from 'node:crypto';

/**
 * Returns the first 16 hex digits of a content's SHA-256, for addresses, tags and keys.
 */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns a content's SHA-256 in the notation of a Content Security Policy. */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
