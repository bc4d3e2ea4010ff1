import { readArticles, type Article } from '../reader/readArticles.ts';
import { readData } from '../reader/readData.ts';
import { fields, listOf, text, words } from '../reader/shape.ts';
import type { Words } from '../words/Words.ts';

/** An article of the help centre. */
interface HelpArticleSeed extends Article {
  readonly id: string;
}

/** Articles that belong together. */
interface HelpCategorySeed {
  readonly id: string;
  readonly icon: string;
  readonly name: Words;
  readonly articles: readonly HelpArticleSeed[];
}

/**
 * The demonstration operator's help centre, in its order: categories from `content/help.json`,
 * their articles from the folders of their names in `content/help`.
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
