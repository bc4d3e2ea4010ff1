/**
 * Returns a BCP 47 tag as a locale with the script that its language is usually written in;
 * `undefined` for a text that is no tag.
 */
export function localeOf(tag: string): Intl.Locale | undefined {
  if (!locales.has(tag)) locales.set(tag, readLocale(tag));
  return locales.get(tag);
}

const locales = new Map<string, Intl.Locale | undefined>();

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
