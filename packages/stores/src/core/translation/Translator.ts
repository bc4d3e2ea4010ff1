import type { Language } from '@livery/model';

export type Texts = Readonly<Record<string, string>>;
export type TextValues = Readonly<Record<string, string | number>>;

/** Inserts values and plural forms into the texts of languages. */
export interface Translator {
  /** Adds the texts of the language with a BCP 47 tag. */
  add: (tag: string, texts: Texts) => void;
  /** Returns a text with its values; the key if the language has no such text. */
  text: (language: Language, key: string, values: TextValues) => string;
}

/**
 * Isolates a value inserted into a right-to-left text, so that its numbers and punctuation keep
 * their order: names and amounts are often in another script.
 */
export function isolateValue({ dir }: Language, value: string): string {
  return dir === 'rtl' ? `\u2068${value}\u2069` : value;
}
