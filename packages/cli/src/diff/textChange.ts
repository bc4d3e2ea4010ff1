/** Texts up to this length are shown whole. */
const maxLength = 60;
/** Characters before the first difference of long texts, which show where it is. */
const contextLength = 20;

/**
 * Returns the words of a text before and after a change: `"Hello" → "Good day"`. Of long texts,
 * only the part that differs is returned, with the words around it.
 */
export function textChange(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `added: ${quoted(after ?? '', 0)}`;
  if (after === undefined) return `removed (was ${quoted(before, 0)})`;
  const start = Math.max(0, commonLength([...before], [...after]) - contextLength);
  return `changed: ${quoted(before, start)} → ${quoted(after, start)}`;
}

/** Returns a text in quotes; from a position on, and shortened, if it is long. */
function quoted(text: string, start: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return JSON.stringify(text);
  const from = Math.min(start, characters.length - maxLength);
  const shown = characters.slice(from, from + maxLength).join('');
  const isCut = from + maxLength < characters.length;
  return JSON.stringify(`${from > 0 ? '…' : ''}${shown}${isCut ? '…' : ''}`);
}

function commonLength(left: readonly string[], right: readonly string[]): number {
  const index = left.findIndex((character, at) => character !== right[at]);
  return index < 0 ? left.length : index;
}
