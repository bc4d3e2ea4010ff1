/** Languages of the demonstration operator's texts. */
export type ContentLanguage = 'EN' | 'TY';

/** Text in each content language. */
export type Words = Readonly<Record<ContentLanguage, string>>;

/** Returns the requested language if texts exist, else English. */
export function contentLanguage(language: string | undefined): ContentLanguage {
  return language === 'TY' ? 'TY' : 'EN';
}
