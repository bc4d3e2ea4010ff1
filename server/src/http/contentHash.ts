import { shortHash } from '@livery/config/contentHash';
import { createHash } from 'node:crypto';

export { shortHash };

/** Digits of a hash in the snapshots of earlier releases. */
const formerDigits = 16;

/**
 * Returns whether a content has a {@link shortHash}, which a snapshot of an earlier release
 * shortened.
 */
export function hasHash(content: string | Buffer, hash: string): boolean {
  return hash.length >= formerDigits && shortHash(content).startsWith(hash);
}

/** Returns a content's SHA-256 in the notation of a Content Security Policy. */
export function policyHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
