import type { ShippedLanguage } from './textsOf.ts';

/** Returns the names of a text's placeholders, in order. */
export const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

/** Scripts of each language, besides Latin names. */
const scripts: Readonly<Record<string, RegExp>> = {
  AR: /\p{Script=Arabic}/u,
  CN: /\p{Script=Han}/u,
  HI: /\p{Script=Devanagari}/u,
  JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  KO: /\p{Script=Hangul}/u,
  RU: /\p{Script=Cyrillic}/u,
  TH: /\p{Script=Thai}/u,
};

/**
 * Returns whether a text contains only names and placeholders, which are the same in every
 * language.
 */
const isName = (text: string): boolean =>
  !/\p{L}{2}/u.test(
    text.replaceAll(
      /\{\{\w+\}\}|TikTok|Telegram|Facebook|YouTube|Twitter|Instagram|WhatsApp|Android|iOS|iPhone|iPad|SHA-256|VIP|FAQ|QR|RTP|OK/g,
      '',
    ),
  );

/** Languages whose casino sites keep English labels, up to {@link maxLabelWords} words. */
const borrowingLanguages = ['ID', 'TY'];
const maxLabelWords = 3;

/** Maximum share of texts that equal the English ones, because languages share words. */
const sharedShare = 0.02;

/** Returns the problems of a language's texts, compared to the English ones. */
export function textProblems(
  { code, tag, texts }: ShippedLanguage & { texts: Readonly<Record<string, string>> },
  english: Readonly<Record<string, string>>,
): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const expectedKeys = Object.keys(english).flatMap((key) => {
    const counted = /^(?<base>.+)_(?<form>one|other)$/.exec(key)?.groups;
    if (!counted) return [{ key, source: key }];
    return counted.form === 'one'
      ? []
      : forms.map((form) => ({ key: `${counted.base}_${form}`, source: key }));
  });
  const extra = Object.keys(texts)
    .filter((key) => !expectedKeys.some((expected) => expected.key === key))
    .map((key) => `${key} is not a text of English`);
  const same = expectedKeys.filter(
    ({ key, source }) =>
      texts[key] === english[source] &&
      !isName(texts[key] ?? '') &&
      !(borrowingLanguages.includes(code) && wordsIn(texts[key] ?? '') <= maxLabelWords),
  );
  return [
    ...extra,
    ...expectedKeys.flatMap(({ key, source }) =>
      wrongWith(key, texts[key], english[source] ?? '', code),
    ),
    ...(same.length / expectedKeys.length < sharedShare
      ? []
      : same.map(({ key }) => `${key} reads as in English`)),
  ];
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function wrongWith(key: string, text: string | undefined, source: string, code: string): string[] {
  if (text === undefined || text.trim() === '') return [`${key} is missing`];
  const script = scripts[code];
  const letters = [...text.replaceAll(/\{\{\w+\}\}/g, '')].filter((character) =>
    /\p{L}/u.test(character),
  );
  const foreign = letters.filter(
    (letter) => !/\p{Script=Latin}/u.test(letter) && !script?.test(letter),
  );
  // A plural form may write its number as a word.
  const names = /_(zero|one|two)$/.test(key)
    ? placeholders(source).filter((name) => name !== 'count' || placeholders(text).includes(name))
    : placeholders(source);
  return [
    ...(placeholders(text).join() === names.join()
      ? []
      : [`${key} has other placeholders: ${text}`]),
    ...(foreign.length === 0 ? [] : [`${key} has letters of another script: ${foreign.join('')}`]),
    ...(script && !isName(text) && !letters.some((letter) => script.test(letter))
      ? [`${key} has no letter of its script: ${text}`]
      : []),
  ];
}
