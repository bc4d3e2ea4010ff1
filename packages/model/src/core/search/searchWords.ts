import { foldText } from './foldText.ts';

/** Returns the distinct words of a search text, folded. */
export function searchWords(query: string): string[] {
  return [
    ...new Set(
      foldText(query)
        .text.split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}

/** Splits a text where the words begin and end: every second piece is a match. */
export function cutAtWords(text: string, words: readonly string[]): string[] {
  const folded = foldText(text);
  const pieces: string[] = [];
  // The place in the source, and its place in the folded text.
  let position = 0;
  let from = 0;
  for (;;) {
    const [hit] = words
      .map((word) => ({ word, index: folded.text.indexOf(word, from) }))
      .filter(({ index }) => index >= 0)
      .toSorted((a, b) => a.index - b.index || b.word.length - a.word.length);
    if (!hit) return [...pieces, text.slice(position)];
    from = hit.index + hit.word.length;
    // A letter that became several characters is marked as a whole, and once.
    const start = Math.max(position, folded.starts[hit.index] ?? text.length);
    const end = folded.ends[from - 1] ?? text.length;
    if (end <= start) continue;
    pieces.push(text.slice(position, start), text.slice(start, end));
    position = end;
  }
}
