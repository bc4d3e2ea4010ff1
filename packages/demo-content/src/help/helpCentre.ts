import { readArticles, type Article } from '../reader/readArticles.ts';
import { readData } from '../reader/readData.ts';
import { fields, listOf, text, words } from '../reader/shape.ts';
import type { Words } from '../words/Words.ts';

/** Article of the help centre. */
interface HelpArticleSeed extends Article {
  readonly id: string;
}

/** Category of help articles. */
interface HelpCategorySeed {
  readonly id: string;
  readonly icon: string;
  readonly name: Words;
  readonly articles: readonly HelpArticleSeed[];
}

/**
 * Help centre of the demonstration operator in display order: categories from `content/help.json`,
 * their articles from the folders of the same names in `content/help`.
 */
export const helpCentre: readonly HelpCategorySeed[] = readData(
  'help.json',
  listOf(fields({ id: text, icon: text, name: words, articles: listOf(text) })),
).map((category) => ({
  ...category,
  articles: readArticles(
    `help/${category.id}`,
    category.articles.map((id) => ({ id })),
  ),
}));
