import type { HelpArticle, HelpCategory } from '@livery/model';
import { plainText } from '../../core/plainText.ts';

/** Search result with the passage that contains the words. */
export interface FoundArticle {
  readonly article: HelpArticle;
  readonly category: string;
  readonly passage: string;
}

/** Maximum length of a passage, in characters. */
const maxPassageLength = 160;

/**
 * Returns a text in lower case without accents, for comparison. Each character stays one character,
 * so that indexes are valid in the original too.
 */
export function folded(text: string): string {
  return [...text]
    .map((character) => (character.normalize('NFD')[0] ?? character).toLowerCase()[0] ?? character)
    .join('');
}

/** Returns the distinct words of a query, folded. */
export function searchWords(query: string): string[] {
  return [
    ...new Set(
      folded(query)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}

/** Returns the articles that contain every word, those with a word in the title first. */
export function searchArticles(categories: readonly HelpCategory[], query: string): FoundArticle[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = categories.flatMap(({ name, articles }) =>
    articles.flatMap((article) => {
      const text = plainText(article.content).join(' ');
      const searchable = folded(`${article.title} ${text}`);
      if (!words.every((word) => searchable.includes(word))) return [];
      const inTitle = words.some((word) => folded(article.title).includes(word));
      return [{ inTitle, hit: { article, category: name, passage: passageOf(text, words) } }];
    }),
  );
  return found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ hit }) => hit);
}

function passageOf(text: string, words: readonly string[]): string {
  const plain = folded(text);
  const indexes = words.map((word) => plain.indexOf(word)).filter((index) => index >= 0);
  const firstIndex = Math.min(...indexes, text.length);
  const start =
    indexes.length === 0
      ? 0
      : Math.max(0, text.lastIndexOf(' ', Math.max(0, firstIndex - maxPassageLength / 3)) + 1);
  const passage = text.slice(start, start + maxPassageLength);
  return `${start > 0 ? '… ' : ''}${passage}${start + maxPassageLength < text.length ? ' …' : ''}`;
}

/** Splits a text where the words begin and end: every second piece is a match. */
export function cutAtWords(text: string, words: readonly string[]): string[] {
  const plain = folded(text);
  const pieces: string[] = [];
  let position = 0;
  while (position < text.length) {
    const hits = words
      .map((word) => ({ word, index: plain.indexOf(word, position) }))
      .filter(({ index }) => index >= 0)
      .toSorted((a, b) => a.index - b.index || b.word.length - a.word.length);
    const [hit] = hits;
    if (!hit) break;
    pieces.push(
      text.slice(position, hit.index),
      text.slice(hit.index, hit.index + hit.word.length),
    );
    position = hit.index + hit.word.length;
  }
  return [...pieces, text.slice(position)];
}
