import type { Site } from '@livery/model';
import { readCookie } from '../http/cookies.ts';

/** The readable cookie with what the visitor chose: a URL-encoded query string. */
export const preferencesCookie = 'livery-preferences';

/**
 * The language of a request: what the address asks for, else what the visitor chose, else the
 * brand's own. Only offered ones count.
 */
export function languageOf(
  { site }: Site,
  { asked, cookie }: { asked?: string | undefined; cookie: string | undefined },
): string {
  const offered = (code: string | null | undefined) =>
    code && site.supportLanguages.includes(code) ? code : undefined;
  return offered(asked) ?? offered(preferenceIn(cookie, 'lang')) ?? site.defaultLang;
}

/** What the visitor chose: `lang` or `theme`. */
export function preferenceIn(cookie: string | undefined, name: string): string | null {
  const text = readCookie(cookie, preferencesCookie);
  if (text === undefined) return null;
  try {
    return new URLSearchParams(decodeURIComponent(text)).get(name);
  } catch {
    return null;
  }
}
