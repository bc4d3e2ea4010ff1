/** Returns a title as one line, or as the two most evenly filled lines when it is long. */
export function splitTitle(title: string, maxLength = 13): readonly string[] {
  const words = title.trim().split(/\s+/);
  if (title.length <= maxLength || words.length < 2) return [words.join(' ')];
  const breaks = words
    .slice(1)
    .map(
      (_, index) =>
        [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const,
    );
  return breaks.reduce((best, candidate) =>
    longestOf(candidate) < longestOf(best) ? candidate : best,
  );
}

function longestOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
