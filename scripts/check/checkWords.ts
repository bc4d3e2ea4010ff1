import type { SourceFile } from './checkLayers.ts';

/**
 * Words of the former private English of the comments. Each hides its subject or has a standard
 * word: "stands" → "is", "anew" → "again", "whoever" → the request, visitor or caller.
 */
const words = ['anew', 'nobody', 'somebody', 'stands', 'whoever'];
/** "Stands for" is standard English; names in backticks are not words. */
const pattern = new RegExp(String.raw`(?<!\x60)\b(?:${words.join('|')})\b(?!\x60| for\b)`, 'gi');

/** How many such words the comments of a folder may still have; a folder without a line has none. */
export type WordBudgets = Readonly<Record<string, number>>;

/**
 * Every folder whose comments have more words of the former private English than its budget, with
 * the places; and every budget that is larger than needed, so that it only ever shrinks.
 */
export function checkWords(files: readonly SourceFile[], budgets: WordBudgets): string[] {
  const found = Map.groupBy(
    files.flatMap(({ path, text }) => wordsIn(path, text)),
    ({ folder }) => folder,
  );
  const folders = new Set([...found.keys(), ...Object.keys(budgets)]);
  return [...folders].toSorted().flatMap((folder) => {
    const places = found.get(folder) ?? [];
    const budget = budgets[folder] ?? 0;
    if (places.length > budget)
      return [
        `${folder}: ${places.length} comments with ${words.join(', ')}; ${budget} are left to rewrite. Say it with the thing of the field:\n${places.map(({ at, word }) => `  ${at} ${word}`).join('\n')}`,
      ];
    return places.length < budget
      ? [`${folder}: the budget of words is ${budget}, and ${places.length} are left; lower it.`]
      : [];
  });
}

interface Place {
  readonly folder: string;
  readonly at: string;
  readonly word: string;
}

function wordsIn(path: string, text: string): Place[] {
  const folder = /^(?:packages\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].flatMap((comment) =>
    [...comment[0].matchAll(pattern)].map((match) => ({
      folder,
      at: `${path}:${text.slice(0, comment.index + match.index).split('\n').length}`,
      word: match[0],
    })),
  );
}
