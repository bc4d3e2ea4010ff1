import { createHash } from 'node:crypto';

/** Hashes a token for storage, so that the database never contains usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
