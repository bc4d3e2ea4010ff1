import type { Language, LanguageName, LocaleDocument, Site, TextRef } from '@livery/model';
import { perSite } from '../brands/perSite.ts';

const english = 'EN';

/** Returns the texts of a language, with English as fallback. */
export function textsOf(site: Site, language: string): Readonly<Record<string, string>> {
  const textsOfSite = textsByLanguage(site);
  const texts = textsOfSite.get(language) ?? {
    ...wordsOf(site.locales[english]),
    ...wordsOf(site.locales[language]),
  };
  textsOfSite.set(language, texts);
  return texts;
}

const textsByLanguage = perSite(() => new Map<string, Readonly<Record<string, string>>>());

/** Returns a text by its key; the key itself if no language has it. */
export function textOf(site: Site, language: string, { $text, values = {} }: TextRef): string {
  const text = textsOf(site, language)[$text] ?? $text;
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

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

function wordsOf(locale: LocaleDocument | undefined): Record<string, string> {
  const words = Object.entries(locale ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
  );
  return Object.fromEntries(words);
}
