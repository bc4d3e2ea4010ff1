import type { Site } from '@livery/model';
import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from '../../http/cookies.ts';
import { acceptedLanguage } from './acceptedLanguage.ts';

/** Script-readable cookie with the visitor's preferences: a URL-encoded query string. */
export const preferencesCookie = 'livery-preferences';

/** Headers that {@link languageOf} reads; the cookie also has the theme of plain pages. */
export const languageVary = 'cookie, accept-language';

/**
 * Returns the language of a request: the one that it states, in the address or as the page's, else
 * the visitor's preference, else the one that the browser accepts, else the brand's default.
 * Languages that the brand does not support are ignored.
 */
export function languageOf(
  site: Site,
  { requested, headers }: { requested: string | undefined; headers: IncomingHttpHeaders },
): string {
  const { supportLanguages } = site.site;
  const supported = (code: string | null | undefined) =>
    code && supportLanguages.includes(code) ? code : undefined;
  return (
    supported(requested) ??
    supported(preferenceIn(headers.cookie, 'lang')) ??
    acceptedLanguage(site, headers['accept-language'])
  );
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
