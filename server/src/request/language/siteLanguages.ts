import type { Language, LanguageName, LocaleDocument, Site } from '@livery/model';

/** Returns a language with its tag and direction. */
export function languageIn(site: Site, code: string): Language {
  const { tag, dir } = metaOf(site, code);
  return { code, tag, dir };
}

/** Returns the languages of a brand in the order of its language picker. */
export function languagesOf(site: Site): readonly LanguageName[] {
  return site.site.supportLanguages.map((code) => ({ code, ...metaOf(site, code) }));
}

function metaOf(site: Site, code: string): LocaleDocument['$meta'] {
  return site.locales[code]?.$meta ?? { tag: code.toLowerCase(), dir: 'ltr', name: code };
}
