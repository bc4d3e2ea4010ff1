import { problemCodes, type ProblemCode } from './problemCodes.ts';
import type { SourcePosition } from './SourceDocument.ts';
import type { Place } from './Traced.ts';

/** One thing that is wrong with a tenant folder, where it stands, and what was meant. */
export interface ConfigProblem extends SourcePosition {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** JSON pointer into the merged site: `/pages/home/nodes/hero/props/titel`. */
  readonly pointer: string;
}

/** Makes a problem of a place. */
export function problemAt(place: Place, { code, message, pointer }: { code: ProblemCode; message: string; pointer: string }): ConfigProblem {
  return { code, severity: problemCodes[code].severity, message, pointer, ...place.document.positionOf(place.offset) };
}

/** A problem as one line: code, message, `file:line:column`. */
export function formatProblem({ code, message, file, line, column }: ConfigProblem): string {
  return `${code} ${message}  ${file}:${line}:${column}`;
}

/** Problems in the order of files and lines; what is the same in several brands stands once. */
export function sortProblems(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
