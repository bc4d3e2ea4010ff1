import { adviceOf, countProblems as countOf, suggestedName, type FileSource } from '@livery/config';
import type { ReportedProblem } from '../formats/ValidationReport.ts';

/** The replacement of one misspelt name, or of a value of the wrong type. */
export interface Fix {
  readonly problem: ReportedProblem;
  /** JSON of the name or value as it is written. */
  readonly oldText: string;
  readonly newText: string;
  /** Offset of the old text in its file. */
  readonly offset: number;
}

/** Options of {@link fixProblems}. */
export interface FixOptions {
  /** The tenants folder. */
  readonly source: FileSource;
  /** Folders whose files may be changed. */
  readonly brands: readonly string[];
  readonly problems: readonly ReportedProblem[];
  /** Returns the number of problems with changed files, by their paths in the tenants folder. */
  readonly countProblems: (files: ReadonlyMap<string, string>) => Promise<number>;
}

/** Tries of single fixes, where not all of them help. */
const maxTries = 50;

/**
 * Replaces names and values by those that the problems suggest. A fix that does not leave fewer
 * problems is not made, because it may only move a mistake, for example to a key that exists
 * already.
 */
export async function fixProblems(
  options: FixOptions,
): Promise<{ fixes: Fix[]; files: ReadonlyMap<string, string> }> {
  const { problems, countProblems } = options;
  const [texts, fixes] = await findFixes(options);
  const all = applied(texts, fixes);
  const before = countOf(problems);
  const expected = before - fixes.length;
  if (fixes.length === 0 || (await countProblems(all)) <= expected) return { fixes, files: all };
  const kept: Fix[] = [];
  let count = before;
  for (const fix of fixes.slice(0, maxTries)) {
    const after = await countProblems(applied(texts, [...kept, fix]));
    if (after >= count) continue;
    kept.push(fix);
    count = after;
  }
  return { fixes: kept, files: applied(texts, kept) };
}

/** Returns the replacements that problems suggest, and the texts of their files. */
export async function findFixes({
  source,
  brands,
  problems,
}: Omit<FixOptions, 'countProblems'>): Promise<[texts: Map<string, string>, fixes: Fix[]]> {
  const texts = new Map<string, string>();
  const fixes: Fix[] = [];
  for (const problem of problems) {
    const { tenantFile, message } = problem;
    const name = suggestedName(message);
    const advice = name === undefined ? adviceOf(message) : { text: JSON.stringify(name) };
    // Other files and folders have no names inside them.
    if (!advice || !brands.includes(problem.layer) || !tenantFile.endsWith('.json')) continue;
    const text = texts.get(tenantFile) ?? new TextDecoder().decode(await source.read(tenantFile));
    texts.set(tenantFile, text);
    const offset = offsetOf(text, problem);
    const oldText = tokenAt(text, offset);
    if (
      oldText !== undefined &&
      (name === undefined ? isValueOf(advice.property, text, offset) : isNamed(oldText, message)) &&
      !fixes.some((fix) => fix.problem.tenantFile === tenantFile && fix.offset === offset)
    )
      fixes.push({ problem, oldText, newText: advice.text, offset });
  }
  return [texts, fixes];
}

/** Returns the changed files. */
function applied(
  texts: ReadonlyMap<string, string>,
  fixes: readonly Fix[],
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  // From the end, so that earlier offsets stay right.
  for (const { problem, oldText, newText, offset } of fixes.toSorted(
    (a, b) => b.offset - a.offset,
  )) {
    const file = problem.tenantFile;
    const text = files.get(file) ?? texts.get(file) ?? '';
    files.set(file, text.slice(0, offset) + newText + text.slice(offset + oldText.length));
  }
  return files;
}

/**
 * Returns whether a message is about a text, which it repeats. A message that may not repeat a
 * secret is about the value at its place.
 */
function isNamed(token: string, message: string): boolean {
  return message.startsWith('the value ') || message.includes(`"${stringOf(token)}"`);
}

/**
 * Returns whether the value at an offset is that of a property, or whether any property is meant.
 */
function isValueOf(property: string | undefined, text: string, offset: number): boolean {
  return property === undefined || text.slice(0, offset).trimEnd().endsWith(`"${property}":`);
}

/** Returns the offset of a line and column, which begin at 1. */
function offsetOf(text: string, { line, column }: ReportedProblem): number {
  const ends = text.matchAll(/\r\n|\n|\r/g);
  const starts = [0, ...Array.from(ends, (end) => end.index + end[0].length)];
  return (starts[line - 1] ?? text.length) + column - 1;
}

/** Returns the text or number at an offset, as it is written. */
function tokenAt(text: string, offset: number): string | undefined {
  const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?/y;
  token.lastIndex = offset;
  return token.exec(text)?.[0];
}

function stringOf(token: string): string | undefined {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
