import {
  isCentreText,
  type CentreName,
  type LocaleDocument,
  type Site,
  type TextRef,
} from '@livery/model';
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

/** Returns the texts of a language that pages need, which are all but those of the centres. */
export function pageTextsOf(site: Site, language: string): Readonly<Record<string, string>> {
  return partOf(site, language, 'page', (key) => !isCentreText(key));
}

/** Returns the texts of a language that only a centre needs: its own, and those its pages name. */
export function centreTextsOf(
  site: Site,
  language: string,
  centre: CentreName,
): Readonly<Record<string, string>> {
  const named = namedTexts(
    Object.entries(site.pages)
      .filter(([page]) => page.startsWith(`${centre}.`))
      .map(([, page]) => page),
  );
  return partOf(
    site,
    language,
    centre,
    (key) =>
      key.startsWith('centre.') ||
      key.startsWith(`${centre}.`) ||
      (isCentreText(key) && named.some((name) => key === name || key.startsWith(`${name}.`))),
  );
}

/** Returns the keys of texts, and starts of keys, that documents name as `$text` and `texts`. */
function namedTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry === 'string' && (name === '$text' || name === 'texts')
      ? [entry]
      : namedTexts(entry),
  );
}

function partOf(
  site: Site,
  language: string,
  name: string,
  isPart: (key: string) => boolean,
): Readonly<Record<string, string>> {
  const parts = textParts(site);
  const key = `${name} ${language}`;
  const part =
    parts.get(key) ??
    Object.fromEntries(Object.entries(textsOf(site, language)).filter(([text]) => isPart(text)));
  parts.set(key, part);
  return part;
}

const textParts = perSite(() => new Map<string, Readonly<Record<string, string>>>());

const textsByLanguage = perSite(() => new Map<string, Readonly<Record<string, string>>>());

/** Returns a text by its key; the key itself if no language has it. */
export function textOf(site: Site, language: string, { $text, values = {} }: TextRef): string {
  const text = textsOf(site, language)[$text] ?? $text;
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

function wordsOf(locale: LocaleDocument | undefined): Record<string, string> {
  const words = Object.entries(locale ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
  );
  return Object.fromEntries(words);
}
