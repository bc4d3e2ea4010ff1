import { readCookie } from '../http/cookies.ts';

/** Readable and powerless: lets a page look like a member's before the session is confirmed. */
export const sessionHintCookie = 'livery-hint';

/** Whether a session is likely. */
export function hasSessionHint(cookies: string | undefined): boolean {
  const hint = readCookie(cookies, sessionHintCookie);
  return hint !== undefined && hint !== '';
}
