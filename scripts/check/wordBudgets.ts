import type { WordBudgets } from './checkWords.ts';

/** Comments of the former private English that are still to be rewritten. A number only shrinks. */
export const wordBudgets: WordBudgets = {};
