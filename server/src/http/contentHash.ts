import { createHash } from 'node:crypto';

/**
 * The first 16 hex digits of a content's SHA-256: how contents are named in addresses, tags and
 * keys.
 */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** A content's SHA-256 as a Content Security Policy names it. */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
