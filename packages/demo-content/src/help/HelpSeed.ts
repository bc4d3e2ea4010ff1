import type { Words } from '../words/Words.ts';

/** An article of the help centre; its text is written as `htmlOf` reads it. */
export interface HelpArticleSeed {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
}

/** Articles that belong together. */
export interface HelpCategorySeed {
  readonly id: string;
  readonly icon: string;
  readonly name: Words;
  readonly articles: readonly HelpArticleSeed[];
}
