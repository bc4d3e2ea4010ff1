import { foldText } from './foldText.ts';

/** How well a name matches a search text, best first. */
export const matchRanks = ['exact', 'start', 'wordStart', 'inside'] as const;

/**
 * Returns the rank of a name for a search text, 0 for the best; `undefined` if it lacks one of the
 * words. Languages without spaces match anywhere in a name.
 */
export function matchRank(name: string, query: string): number | undefined {
  const folded = compared(name);
  const phrase = compared(query);
  if (phrase === '') return undefined;
  if (folded === phrase) return matchRanks.indexOf('exact');
  if (folded.startsWith(phrase)) return matchRanks.indexOf('start');
  const words = phrase.split(' ');
  if (!words.every((word) => folded.includes(word))) return undefined;
  return matchRanks.indexOf(
    words.every((word) => startsWord(folded, word)) ? 'wordStart' : 'inside',
  );
}

function compared(text: string): string {
  return foldText(text).text.trim().replaceAll(/\s+/g, ' ');
}

function startsWord(text: string, word: string): boolean {
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1))
    if (index === 0 || !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(index - 1))) return true;
  return false;
}
