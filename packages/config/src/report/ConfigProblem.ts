import { problemCodes, type ProblemCode } from './problemCodes.ts';
import type { SourcePosition } from '../source/SourceDocument.ts';
import type { SourceLocation } from '../source/LocatedValue.ts';

/** A mistake in a tenant folder, with its position and the likely intention. */
export interface ConfigProblem extends SourcePosition {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** JSON pointer into the merged site: `/pages/home/nodes/hero/props/titel`. */
  readonly pointer: string;
  /** Pointer of the known property that an unknown one resembles. */
  readonly suggestion?: string;
  /** Number of problems that this one reports; 1 by default. */
  readonly count?: number;
}

/** Returns the number of problems, with those that are not listed one by one. */
export function countProblems(problems: readonly ConfigProblem[]): number {
  return problems.reduce((sum, { count = 1 }) => sum + count, 0);
}

type ProblemWords = Pick<ConfigProblem, 'code' | 'message' | 'pointer'> & {
  readonly suggestion?: string | undefined;
};

/** Creates a problem at a location. */
export function problemAt(
  location: SourceLocation,
  { code, message, pointer, suggestion }: ProblemWords,
): ConfigProblem {
  const words = {
    code,
    severity: problemCodes[code].severity,
    message: onOneLine(message),
    pointer,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
  return { ...words, ...location.document.positionOf(location.offset) };
}

/** Formats a problem as one line: code, message, `file:line:column`. */
export function formatProblem({ code, message, file, line, column }: ConfigProblem): string {
  return `${code} ${message}  ${file}:${line}:${column}`;
}

/**
 * Sorts problems by file and line. Equal problems of several brands are listed once, even when
 * their list indexes differ.
 */
export function sortProblems(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const once = new Map<string, ConfigProblem>();
  for (const problem of problems) {
    const same = formatProblem({
      ...problem,
      message: withoutHint(problem.message).replaceAll(/\[\d+\]/g, '[]'),
    });
    if (!once.has(same)) once.set(same, problem);
  }
  return [...once.values()].toSorted(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** Returns a message without its advice, because the valid choices may differ between brands. */
export function withoutHint(message: string): string {
  return message.split('; ')[0] ?? message;
}

/**
 * Escapes line breaks. Names come from the file unchanged, and a line break in one must not look
 * like another problem.
 */
function onOneLine(message: string): string {
  return message.replaceAll(
    /\p{Cc}|[\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
