import type { HelpArticle, HelpCategory } from '@livery/model';
import { plainText } from '../../core/plainText.ts';

/** An article that was found, with the passage the words stand in. */
export interface FoundArticle {
  readonly article: HelpArticle;
  readonly category: string;
  readonly passage: string;
}

const passageLength = 160;

/**
 * Text in which upper and lower case, and letters with and without accents, are the same. Each
 * character stays one, so that places stay right.
 */
export function folded(text: string): string {
  return [...text]
    .map((character) => (character.normalize('NFD')[0] ?? character).toLowerCase()[0] ?? character)
    .join('');
}

/** The words looked for, each once. */
export function searchWords(query: string): string[] {
  return [
    ...new Set(
      folded(query)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}

/** Articles in which every word stands, those with a word in the title first. */
export function searchArticles(categories: readonly HelpCategory[], query: string): FoundArticle[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = categories.flatMap(({ name, articles }) =>
    articles.flatMap((article) => {
      const text = plainText(article.content).join(' ');
      const where = folded(`${article.title} ${text}`);
      if (!words.every((word) => where.includes(word))) return [];
      const inTitle = words.some((word) => folded(article.title).includes(word));
      return [{ inTitle, hit: { article, category: name, passage: passageOf(text, words) } }];
    }),
  );
  return found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle)).map(({ hit }) => hit);
}

function passageOf(text: string, words: readonly string[]): string {
  const plain = folded(text);
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const at = Math.min(...places, text.length);
  const start =
    places.length === 0
      ? 0
      : Math.max(0, text.lastIndexOf(' ', Math.max(0, at - passageLength / 3)) + 1);
  const passage = text.slice(start, start + passageLength);
  return `${start > 0 ? '… ' : ''}${passage}${start + passageLength < text.length ? ' …' : ''}`;
}

/** A text cut where the words begin and end: every second piece is one of them. */
export function cutAtWords(text: string, words: readonly string[]): string[] {
  const plain = folded(text);
  const pieces: string[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = words
      .map((word) => ({ word, at: plain.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.word.length - a.word.length);
    const [hit] = hits;
    if (!hit) break;
    pieces.push(text.slice(from, hit.at), text.slice(hit.at, hit.at + hit.word.length));
    from = hit.at + hit.word.length;
  }
  return [...pieces, text.slice(from)];
}
