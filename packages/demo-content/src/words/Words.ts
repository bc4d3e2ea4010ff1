/** Languages the demonstration operator has texts in. */
export type ContentLanguage = 'EN' | 'TY';

/** One text in each of them. */
export type Words = Readonly<Record<ContentLanguage, string>>;

/** The language of the answer: the one that was asked for, else English. */
export function contentLanguage(asked: string | undefined): ContentLanguage {
  return asked === 'TY' ? 'TY' : 'EN';
}
