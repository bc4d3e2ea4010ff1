import { readCookie } from '../http/cookies.ts';

/**
 * Script-readable cookie that selects the member layout before the session is confirmed; grants
 * nothing.
 */
export const sessionHintCookie = 'livery-hint';

/** Returns whether the hint cookie suggests a session. */
export function hasSessionHint(cookies: string | undefined): boolean {
  const hint = readCookie(cookies, sessionHintCookie);
  return hint !== undefined && hint !== '';
}
