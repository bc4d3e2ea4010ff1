import {
  foldText,
  matchRank,
  searchWords,
  type FoldedText,
  type HelpArticle,
  type HelpCategory,
} from '@livery/model';
import { plainText } from '../../core/RichText/plainText.ts';

/** Search result with the passage that contains the words. */
export interface FoundArticle {
  readonly article: HelpArticle;
  readonly category: string;
  readonly passage: string;
}

/** Maximum length of a passage, in characters. */
const maxPassageLength = 160;

/** Maximum number of characters that a passage begins earlier, to begin with a word. */
const maxWordLength = 30;

/** Returns the articles that contain every word, those with the best matching title first. */
export function searchArticles(categories: readonly HelpCategory[], query: string): FoundArticle[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const found = categories.flatMap(({ name, articles }) =>
    articles.flatMap((article) => {
      const { title, text, folded } = searchableOf(article);
      if (!words.every((word) => title.includes(word) || folded.text.includes(word))) return [];
      const rank = matchRank(article.title, query) ?? Number.MAX_SAFE_INTEGER;
      const isInTitle = words.some((word) => title.includes(word));
      const passage = passageOf(text, folded, words);
      return [{ isInTitle, rank, hit: { article, category: name, passage } }];
    }),
  );
  return found
    .toSorted((a, b) => a.rank - b.rank || Number(b.isInTitle) - Number(a.isInTitle))
    .map(({ hit }) => hit);
}

interface Searchable {
  /** The folded title. */
  readonly title: string;
  readonly text: string;
  readonly folded: FoldedText;
}

/** The articles of the page as they are searched, because each letter typed searches them all. */
const searchables = new WeakMap<HelpArticle, Searchable>();

function searchableOf(article: HelpArticle): Searchable {
  const known = searchables.get(article);
  if (known) return known;
  const text = plainText(article.content).join(' ');
  const searchable = { title: foldText(article.title).text, text, folded: foldText(text) };
  searchables.set(article, searchable);
  return searchable;
}

function passageOf(
  text: string,
  { text: folded, starts, ends }: FoldedText,
  words: readonly string[],
): string {
  const indexes = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0);
  const first = indexes.length === 0 ? 0 : (starts[Math.min(...indexes)] ?? 0);
  const earliest = Math.max(0, first - Math.floor(maxPassageLength / 3));
  const space = earliest === 0 ? -1 : text.lastIndexOf(' ', earliest);
  // Between letters where the language has no spaces.
  const start =
    earliest - space <= maxWordLength
      ? space + 1
      : (starts.findLast((index) => index <= earliest) ?? 0);
  const latest = start + maxPassageLength;
  const end =
    latest >= text.length ? text.length : (ends.findLast((index) => index <= latest) ?? latest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
