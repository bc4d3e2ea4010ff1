/** Returns the most similar candidate, or `undefined` when none is close. */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    if (Math.abs(name.length - word.length) > limit || name === word) continue;
    const distance = name.toLowerCase() === word.toLowerCase() ? 0 : editDistance(word, name);
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { name, distance };
  }
  return best?.name;
}

/** Returns `; did you mean "title"?`, or an empty text. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const name = nearestName(word, candidates);
  return name === undefined ? '' : hintOf(name);
}

/** Returns `; did you mean "title"?`. */
export function hintOf(name: string): string {
  return `; did you mean "${name}"?`;
}

/** Returns the name that a message suggests by {@link hintOf}. */
export function suggestedName(message: string): string | undefined {
  return /; did you mean "(.*)"\?$/s.exec(message)?.[1];
}

/**
 * Returns the number of insertions, deletions, replacements and swaps of neighbours between two
 * words.
 */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const costs = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      ];
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      current[column] = Math.min(...costs, swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
