import { createScanner, type SyntaxKind } from 'jsonc-parser';
import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import { didYouMean } from '../source/nearestName.ts';
import {
  isProblemCode,
  isSuppressible,
  problemCodes,
  type ProblemCode,
} from '../report/problemCodes.ts';
import type { SourceDocument, SourcePosition } from '../source/SourceDocument.ts';

/** A comment `// livery-ignore LV414: why`, with the position of the comment. */
export interface Suppression extends SourcePosition {
  readonly code: ProblemCode;
  readonly reason: string;
  /**
   * The line to which the suppression applies: the comment's own, or the next one with more than
   * comments.
   */
  readonly forLine: number;
}

const mark = /^\/[/*]\s*livery-ignore\b/;
const wellFormed = /^\/\/\s*livery-ignore\s+(?<code>\w+)\s*:(?<reason>[^\p{L}\n]*\p{L}.*)$/u;
const named = /^\/[/*]\s*livery-ignore\s+(?<code>\w+)/;

// Token numbers of the scanner. Its enum is declared `const`, so it cannot be imported.
const lineComment: SyntaxKind = 12;
const endOfText: SyntaxKind = 17;
const trivia: readonly SyntaxKind[] = [lineComment, 13, 14, 15, endOfText];

/** Returns the suppressions in a document's comments, and the problems of malformed ones. */
export function readSuppressions(
  text: string,
  document: SourceDocument,
): { suppressions: readonly Suppression[]; problems: readonly ConfigProblem[] } {
  const suppressions: Suppression[] = [];
  const problems: ConfigProblem[] = [];
  if (!text.includes('livery-ignore')) return { suppressions, problems };
  const { comments, contentLines } = scan(text, document);
  for (const { offset, words } of comments) {
    if (!mark.test(words)) continue;
    const fault = faultOf(words);
    if (fault) problems.push(problemAt({ document, offset }, { ...fault, pointer: '' }));
    const { code, reason } = wellFormed.exec(words)?.groups ?? {};
    if (fault || code === undefined || reason === undefined || !isProblemCode(code)) continue;
    const position = document.positionOf(offset);
    const forLine = contentLines.find((line) => line >= position.line) ?? position.line;
    suppressions.push({ ...position, code, reason: reason.trim(), forLine });
  }
  return { suppressions, problems };
}

interface Comment {
  readonly offset: number;
  readonly words: string;
}

/** Returns the comments, and the lines with other content, in order. */
function scan(
  text: string,
  document: SourceDocument,
): { comments: Comment[]; contentLines: number[] } {
  const scanner = createScanner(text, false);
  const comments: Comment[] = [];
  const lines = new Set<number>();
  for (let token = scanner.scan(); token !== endOfText; token = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    if (!trivia.includes(token)) lines.add(document.positionOf(offset).line);
    else if (/^\/[/*]/.test(text.slice(offset, offset + 2)))
      comments.push({
        offset,
        words: text.slice(offset, offset + scanner.getTokenLength()).trimEnd(),
      });
  }
  return { comments, contentLines: [...lines] };
}

function faultOf(words: string): { code: ProblemCode; message: string } | undefined {
  const code = named.exec(words)?.groups?.code;
  if (code !== undefined && !isProblemCode(code)) {
    return {
      code: 'LV702',
      message: `there is no code "${code}" to suppress${didYouMean(code, Object.keys(problemCodes))}`,
    };
  }
  if (code !== undefined && !isSuppressible(code))
    return {
      code: 'LV703',
      message: `${code} may not be suppressed: ${problemCodes[code].summary}`,
    };
  if (wellFormed.test(words)) return undefined;
  const fault = code === undefined ? 'names no code' : 'gives no reason';
  return {
    code: 'LV701',
    message: `the suppression ${fault}; write // livery-ignore ${code ?? 'LV414'}: and why`,
  };
}
