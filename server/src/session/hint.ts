import { readCookie } from '../http/cookies.ts';

/** Readable and powerless: lets a page look like a member's before the session is confirmed. */
export const hintName = 'livery-hint';

/** Whether a session is likely. */
export function hasHint(cookies: string | undefined): boolean {
  const hint = readCookie(cookies, hintName);
  return hint !== undefined && hint !== '';
}
