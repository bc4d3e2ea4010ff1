import { gap } from './parseSpec.ts';
import type { SpecTest } from './readTests.ts';

/** Tests that may look at a text, those that say it most closely first. */
export function textCandidates(text: string, tests: readonly SpecTest[]): SpecTest[] {
  const look = lookFor(text);
  return tests
    .map((test) => ({ test, score: look(test.own) * 2 || look(test.all) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ test }) => test);
}

/** How closely what is mentioned says a text: 3 whole, 2 among other words, 1 a part of it or by a pattern, 0 not at all. */
function lookFor(text: string): (mentions: SpecTest['own']) => number {
  const pieces = text.split(/\{\{\w+\}\}/);
  const whole = new RegExp(`^${pieces.map(escaped).join('.+')}$`, 's');
  const among = new RegExp(bounded(pieces.map(escaped).join('.+?')), 's');
  const sample = text.replaceAll(/\{\{\w+\}\}/g, '7');
  const longest = pieces.map((piece) => piece.trim()).reduce((best, piece) => (piece.length > best.length ? piece : best));
  const ofString = remembered((string) => (whole.test(string) ? 3 : among.test(string) ? 2 : Number(isPart(string, sample))));
  const ofPattern = remembered((pattern) => Number((longest.length > 3 && pattern.replaceAll('\\', '').includes(longest)) || says(pattern, sample)));
  return ({ strings, patterns }) => {
    let best = 0;
    for (const string of strings) best = Math.max(best, ofString(string));
    if (best === 0) for (const pattern of patterns) best = Math.max(best, ofPattern(pattern));
    return best;
  };
}

/** Many tests mention the same: each is looked at once. */
function remembered(score: (words: string) => number): (words: string) => number {
  const known = new Map<string, number>();
  return (words) => {
    const found = known.get(words) ?? score(words);
    known.set(words, found);
    return found;
  };
}

/** Whether a string of some length stands in the text, as words of it. */
function isPart(string: string, text: string): boolean {
  const words = string.replaceAll(gap, '').trim();
  if (!/\p{L}{3}/u.test(words) || (words.length < 6 && !words.includes(' '))) return false;
  return new RegExp(bounded(string.trim().split(gap).map(escaped).join('.*?')), 's').test(text);
}

/** Whether a regular expression with a word of its own finds the text. */
function says(pattern: string, text: string): boolean {
  if (!/(?<!\\)\p{L}{4}|\p{L}{5}/u.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'iu').test(text);
  } catch {
    return false;
  }
}

/** With no letter or digit before and after, where it begins and ends with one. */
function bounded(source: string): string {
  return `${/^[\p{L}\d]/u.test(source) ? '(?<![A-Za-z\\d])' : ''}${source}${/[\p{L}\d]$/u.test(source) ? '(?![A-Za-z\\d])' : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
