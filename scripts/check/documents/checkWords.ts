import type { SourceFile } from '../checkLayers.ts';

/**
 * Words of the former private English. Each hides its subject or has a standard word: "stands" →
 * "is", "anew" → "again", "whoever" → the request, visitor or caller.
 */
const words = ['anew', 'nobody', 'somebody', 'stands', 'whoever'];
/** "Stands for" is standard English; names in backticks are not words. */
const pattern = new RegExp(String.raw`(?<!\x60)\b(?:${words.join('|')})\b(?!\x60| for\b)`, 'gi');
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
/** Files that are English texts as a whole: player texts, schema descriptions, documents. */
const isText = /\/locales\/EN\.json$|\.schema\.json$|\.md$/;

/** Returns every comment and English text with a word of the former private English. */
export function checkWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const parts = isText.test(path) ? [{ 0: text, index: 0 }] : [...text.matchAll(comment)];
    return parts.flatMap((part) =>
      [...part[0].matchAll(pattern)].map((match) => {
        const line = text.slice(0, part.index + match.index).split('\n').length;
        return `${path}:${line} says "${match[0]}". Name the thing of the field instead.`;
      }),
    );
  });
}
