const minRelatedLength = 4;
/** Up to this many wrong letters, the most similar name is meant. */
const maxSlips = 2;

/**
 * Returns the candidate that was probably meant, or `undefined`: the most similar one; otherwise
 * the only one of the same parts in another order, or with another or no folder or prefix.
 */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const similar = mostSimilar(word, names);
  if (similar && similar.distance <= maxSlips) return similar.name;
  return relatedName(word, names) ?? similar?.name;
}

/**
 * Returns the most similar candidate, or `undefined` when none is close.
 *
 * @param limit the number of wrong letters up to which a candidate is close
 */
export function similarName(
  word: string,
  candidates: Iterable<string>,
  limit?: number,
): string | undefined {
  return mostSimilar(word, candidates, limit)?.name;
}

interface Similar {
  readonly name: string;
  readonly distance: number;
}

function mostSimilar(
  word: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor(word.length / 3)),
): Similar | undefined {
  let best: Similar | undefined;
  for (const name of candidates) {
    const allowed = best ? best.distance - 1 : limit;
    if (Math.abs(name.length - word.length) > allowed || name === word) continue;
    const isSame = name.toLowerCase() === word.toLowerCase();
    const distance = isSame ? 0 : editDistance(word, name, allowed);
    if (distance <= allowed) best = { name, distance };
  }
  return best;
}

/** Returns the only candidate that differs in the order of its parts, its folder, prefix or end. */
function relatedName(word: string, candidates: readonly string[]): string | undefined {
  if (word.length < minRelatedLength) return undefined;
  const names = [...new Set(candidates)].filter((name) => name !== word);
  const lowerCase = word.toLowerCase();
  const tail = lowerCase.slice(lowerCase.lastIndexOf('/') + 1);
  const parts = partsOf(word);
  const groups = [
    // `Manila/Asia` for `Asia/Manila`.
    names.filter((name) => parts.includes(' ') && partsOf(name) === parts),
    // `assets/reef.svg` for `assets/banners/reef.svg`, `withdraw` for `mc.withdraw`.
    names.filter((name) => tail !== '' && /[/.]/.test(name) && isAfterSeparator(name, tail)),
    // `mc.security` for `mc.securityCenter`.
    names.filter((name) => name.toLowerCase().startsWith(lowerCase)),
  ];
  return groups.find((group) => group.length === 1)?.[0];
}

function partsOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[/._-]+/)
    .toSorted()
    .join(' ');
}

function isAfterSeparator(name: string, tail: string): boolean {
  return ['/', '.'].some((separator) => name.toLowerCase().endsWith(separator + tail));
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
 * words; infinity if it is above the limit.
 */
function editDistance(left: string, right: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  let lastLeast = 0;
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        replaced,
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      current[column] = cost;
      least = Math.min(least, cost);
    }
    // No later row has less than these two, so most words need a few rows only.
    if (least > limit && lastLeast >= limit) return Infinity;
    lastLeast = least;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
