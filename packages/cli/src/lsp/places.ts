import { publicAddress, type ConfigProblem, type SourcePosition } from '@livery/config';
import {
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic,
  type Range,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { tokenAt } from './cursorAt.ts';

/** Returns the range of the name, scalar or bracket at a position, which begins at 1. */
export function rangeOf(
  { line, column }: Pick<SourcePosition, 'line' | 'column'>,
  text: string,
): Range {
  const document = TextDocument.create('', 'jsonc', 1, text);
  const offset = document.offsetAt({ line: line - 1, character: column - 1 });
  const { length } = tokenAt(text, offset);
  return { start: document.positionAt(offset), end: document.positionAt(offset + length) };
}

/** Returns the diagnostic of a problem, with the address of its description. */
export function diagnosticOf(problem: ConfigProblem, text: string): Diagnostic {
  const { code, severity, message } = problem;
  return {
    range: rangeOf(problem, text),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    source: 'livery',
    code,
    codeDescription: { href: `${publicAddress}/problems#${code.toLowerCase()}` },
    message,
    // Struck through.
    ...(code === 'LV213' ? { tags: [DiagnosticTag.Deprecated] } : {}),
  };
}
