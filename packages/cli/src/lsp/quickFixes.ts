import type { ConfigProblem, FileSource } from '@livery/config';
import { CodeActionKind, type CodeAction, type Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { findFixes } from '../fix/fixProblems.ts';
import { diagnosticOf } from './places.ts';

/** Options of {@link quickFixes}. */
export interface QuickFixOptions {
  readonly source: FileSource;
  /** Path in the tenants folder. */
  readonly file: string;
  readonly uri: string;
  readonly range: Range;
  /** Problems of the tenants folder. */
  readonly problems: readonly ConfigProblem[];
}

/**
 * Returns the replacements of `livery validate --fix` for the problems in a range of a document.
 */
export async function quickFixes({
  source,
  file,
  uri,
  range,
  problems,
}: QuickFixOptions): Promise<CodeAction[]> {
  const inFile = problems.filter((problem) => problem.file === file);
  if (inFile.length === 0) return [];
  const [texts, fixes] = await findFixes({
    source,
    brands: inFile.map(({ layer }) => layer),
    problems: inFile.map((problem) => ({ ...problem, tenantFile: file })),
  });
  const text = texts.get(file) ?? '';
  const document = TextDocument.create(uri, 'jsonc', 1, text);
  return fixes.flatMap(({ problem, oldText, newText, offset }): CodeAction[] => {
    const edited = {
      start: document.positionAt(offset),
      end: document.positionAt(offset + oldText.length),
    };
    return touches(edited, range)
      ? [
          {
            title: `Replace ${oldText} by ${newText}`,
            kind: CodeActionKind.QuickFix,
            isPreferred: true,
            diagnostics: [diagnosticOf(problem, text)],
            edit: { changes: { [uri]: [{ range: edited, newText }] } },
          },
        ]
      : [];
  });
}

function touches(left: Range, right: Range): boolean {
  return !isBefore(left.end, right.start) && !isBefore(right.end, left.start);
}

function isBefore(left: Range['start'], right: Range['start']): boolean {
  return left.line < right.line || (left.line === right.line && left.character < right.character);
}
