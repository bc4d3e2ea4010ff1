import { getHelpCenter } from '@livery/api';
import type { HelpArticle, HelpCenterReply } from '@livery/model';
import { defineQuery } from '../site/defineQuery.ts';

/** The help centre. Source: HELP-01. */
export const helpQuery = defineQuery({ call: getHelpCenter, freshMs: 300_000 });

/** Returns an article of the help centre by its id. */
export function helpArticle({ categories }: HelpCenterReply, id: string): HelpArticle | undefined {
  return categories.flatMap(({ articles }) => articles).find((article) => article.id === id);
}
