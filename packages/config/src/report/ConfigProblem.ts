import { problemCodes, type ProblemCode } from './problemCodes.ts';
import type { SourcePosition } from '../source/SourceDocument.ts';
import type { Place } from '../source/Traced.ts';

/** One thing that is wrong with a tenant folder, where it stands, and what was meant. */
export interface ConfigProblem extends SourcePosition {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** JSON pointer into the merged site: `/pages/home/nodes/hero/props/titel`. */
  readonly pointer: string;
  /** Pointer of the property an unknown one was meant to be. */
  readonly meant?: string;
}

type ProblemWords = Pick<ConfigProblem, 'code' | 'message' | 'pointer'> & {
  readonly meant?: string | undefined;
};

/** Makes a problem of a place. */
export function problemAt(
  place: Place,
  { code, message, pointer, meant }: ProblemWords,
): ConfigProblem {
  const words = {
    code,
    severity: problemCodes[code].severity,
    message: onOneLine(message),
    pointer,
    ...(meant === undefined ? {} : { meant }),
  };
  return { ...words, ...place.document.positionOf(place.offset) };
}

/** A problem as one line: code, message, `file:line:column`. */
export function formatProblem({ code, message, file, line, column }: ConfigProblem): string {
  return `${code} ${message}  ${file}:${line}:${column}`;
}

/**
 * Problems in the order of files and lines; what is the same in several brands, whatever place it
 * has in their lists, stands once.
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

/** A message without its advice: what there is to choose from may differ between brands. */
export function withoutHint(message: string): string {
  return message.split('; ')[0] ?? message;
}

/** Names come from the file as they are; a line break in one must not look like another problem. */
function onOneLine(message: string): string {
  return message.replaceAll(
    /\p{Cc}|[\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
