import type { Site } from '@livery/model';
import { readCookie } from '../http/cookies.ts';

/** Script-readable cookie with the visitor's preferences: a URL-encoded query string. */
export const preferencesCookie = 'livery-preferences';

/**
 * Returns the language of a request: the one in the address, else the visitor's preference, else
 * the brand's default. Languages that the brand does not support are ignored.
 */
export function languageOf(
  { site }: Site,
  { requested, cookie }: { requested?: string | undefined; cookie: string | undefined },
): string {
  const supported = (code: string | null | undefined) =>
    code && site.supportLanguages.includes(code) ? code : undefined;
  return supported(requested) ?? supported(preferenceIn(cookie, 'lang')) ?? site.defaultLang;
}

/** Returns a preference of the visitor: `lang` or `theme`. */
export function preferenceIn(cookie: string | undefined, name: string): string | null {
  const text = readCookie(cookie, preferencesCookie);
  if (text === undefined) return null;
  try {
    return new URLSearchParams(decodeURIComponent(text)).get(name);
  } catch {
    // Invalid encoding, written by other code.
    return null;
  }
}
