import type { TextKey } from '@livery/model';
import type { LocaleStore } from '@livery/stores';

/** Texts of the words that an operator is known to send. */
export type WordTexts = Readonly<Record<string, TextKey>>;

/** Returns the text of an operator's word; a word without a text is returned as sent. */
export function wordText(locale: LocaleStore, texts: WordTexts, word: string): string {
  const key = entryOf(texts, word);
  return key === undefined ? word : locale.t(key);
}

/** Returns the entry of an operator's word; `undefined` if the table does not have the word. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  word: string,
): Entry | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
