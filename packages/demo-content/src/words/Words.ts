/** Languages of the demonstration operator's texts: those of the demonstration brands. */
export const contentLanguages = [
  'EN',
  'TY',
  'AR',
  'CN',
  'ES',
  'HI',
  'ID',
  'JA',
  'KO',
  'PT',
  'RU',
  'TH',
  'VI',
] as const;

export type ContentLanguage = (typeof contentLanguages)[number];

/** Text in each content language. */
export type Words = Readonly<Record<ContentLanguage, string>>;

/** Text of a database, which has the content languages of the time when it was written. */
export type StoredWords = Readonly<Partial<Words> & Pick<Words, 'EN'>>;

/** Returns the requested language if texts exist, else English. */
export function contentLanguage(language: string | undefined): ContentLanguage {
  return contentLanguages.find((candidate) => candidate === language) ?? 'EN';
}

/** Returns a stored text in a language if it has it, else in English. */
export function storedText(words: StoredWords, language: ContentLanguage): string {
  return words[language] ?? words.EN;
}

/** Returns a text built for each content language. */
export function wordsOf(build: (language: ContentLanguage) => string): Words {
  const entries = contentLanguages.map((language) => [language, build(language)]);
  // The entries have exactly the content languages.
  return Object.fromEntries(entries) as Words;
}
