import {
  createScanner,
  parseTree,
  printParseErrorCode,
  visit,
  type Node,
  type ParseError,
  type SyntaxKind,
} from 'jsonc-parser';
import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import { joinPointer } from '../source/pointer.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import type { SourceDocument } from '../source/SourceDocument.ts';
import type { SourceLocation, LocatedValue, LocatedEntry } from '../source/LocatedValue.ts';

const maxDepth = 64;

// Token numbers of the scanner. Its enum is declared `const`, so it cannot be imported.
const openBrackets: readonly SyntaxKind[] = [1, 3];
const closeBrackets: readonly SyntaxKind[] = [2, 4];
const endOfText: SyntaxKind = 17;

/**
 * A parsed document. Without a value when the text is invalid; the problems then give the reason.
 */
export interface ParsedDocument {
  readonly value: LocatedValue | undefined;
  readonly problems: readonly ConfigProblem[];
}

/**
 * Parses JSON with comments and keeps the position of every value. Only the first syntax error is
 * reported, because the others follow from it.
 *
 * @param input.isTolerant whether a text with syntax errors has the value that can be read, for
 *   documents that are being typed
 */
export function parseDocument({
  text,
  document,
  pointer,
  isTolerant = false,
}: {
  text: string;
  document: SourceDocument;
  pointer: string;
  isTolerant?: boolean;
}): ParsedDocument {
  const problems: ConfigProblem[] = [];
  // Names of the value that is read. Its pointer is joined for a problem only, because large brands
  // have a hundred thousand values.
  const path: (string | number)[] = [];
  const report = (code: ProblemCode, offset: number, message: string): void => {
    problems.push(
      problemAt({ document, offset }, { code, message, pointer: joinPointer(pointer, ...path) }),
    );
  };
  const depth = tooDeepAt(text);
  if (depth !== undefined) {
    report('LV109', depth, `nested more than ${maxDepth} deep`);
    return { value: undefined, problems };
  }
  let errors: ParseError[] = [];
  let root = parseTree(text, errors, { allowTrailingComma: false });
  if (errors.length > 0) {
    for (const offset of trailingCommas(text))
      report('LV104', offset, 'comma after the last entry');
    errors = [];
    root = parseTree(text, errors, { allowTrailingComma: true });
  }
  const [first] = errors;
  if (first)
    report(
      'LV102',
      first.offset,
      `${sentenceOf(first)}${text.trim() === '' ? ': the file is empty; write {} or delete it' : syntaxAdvice(text, first.offset)}`,
    );
  const isUsable = !first || isTolerant;
  return { value: root && isUsable ? located(root) : undefined, problems };

  function located(node: Node): LocatedValue {
    const location: SourceLocation = { document, offset: node.offset };
    if (node.type === 'array')
      return {
        kind: 'list',
        location,
        items: (node.children ?? []).map((child, index) => within(index, () => located(child))),
      };
    if (node.type !== 'object') {
      if (typeof node.value === 'string') isReadable(node.value, node.offset);
      return { kind: 'scalar', location, value: node.value };
    }
    const entries = new Map<string, LocatedEntry>();
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue;
      const name = String(key.value);
      if (!isReadable(name, key.offset)) continue;
      if (entries.has(name))
        within(name, () => report('LV103', key.offset, `duplicate key "${name}"`));
      else if (name === '__proto__') report('LV108', key.offset, 'no key may be named "__proto__"');
      else
        entries.set(name, {
          key: { document, offset: key.offset },
          value: within(name, () => located(value)),
        });
    }
    return { kind: 'object', location, entries };
  }

  function within<Result>(name: string | number, read: () => Result): Result {
    path.push(name);
    const result = read();
    path.pop();
    return result;
  }

  /** Reports a text with a forbidden character. */
  function isReadable(value: string, offset: number): boolean {
    const character = forbiddenIn(value);
    if (character !== undefined) report('LV120', offset, `the text contains ${character}`);
    return character === undefined;
  }
}

/**
 * Returns the first character that no text may have, as `U+202E, a bidirectional control`.
 *
 * Controls cut off or break what prints the text, half a surrogate pair cannot be encoded, and
 * bidirectional controls make a text look like another one. The marks U+200E, U+200F and U+061C
 * only order neighbouring characters and are allowed.
 */
function forbiddenIn(value: string): string | undefined {
  const [character] = /[^\P{Cc}\t\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u.exec(value) ?? [];
  const code = character?.codePointAt(0);
  if (character === undefined || code === undefined) return undefined;
  const kind = /\p{Cc}/u.test(character)
    ? 'a control character'
    : /\p{Cs}/u.test(character)
      ? 'half a surrogate pair'
      : 'a bidirectional control';
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}, ${kind}`;
}

function trailingCommas(text: string): number[] {
  const found: number[] = [];
  let comma: number | undefined;
  const other = (): void => {
    comma = undefined;
  };
  const end = (): void => {
    if (comma !== undefined) found.push(comma);
    comma = undefined;
  };
  visit(
    text,
    {
      onSeparator: (character, offset) => {
        comma = character === ',' ? offset : undefined;
      },
      onObjectBegin: other,
      onArrayBegin: other,
      onObjectProperty: other,
      onLiteralValue: other,
      onObjectEnd: end,
      onArrayEnd: end,
    },
    { allowTrailingComma: true },
  );
  return found;
}

/**
 * Returns the offset at which brackets are nested too deeply. The parser is recursive, so deep
 * input would overflow the stack. Reads each character once, whatever comment or text is unclosed.
 */
function tooDeepAt(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token = scanner.scan(); token !== endOfText; token = scanner.scan()) {
    if (openBrackets.includes(token)) depth += 1;
    else if (closeBrackets.includes(token)) depth -= 1;
    if (depth > maxDepth) return scanner.getTokenOffset();
  }
  return undefined;
}

/** Slips of syntax by the text at their beginning, and what is written instead. */
const slips: readonly (readonly [start: RegExp, advice: string])[] = [
  [
    /(?:<{7}|={7}|>{7})/y,
    'an unfinished merge: keep one side and delete the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [/[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb'`]/y, 'texts are in straight double quotes: "…"'],
  [/True\b|False\b/y, 'write true or false, in small letters'],
  [/(?:None|undefined|nil)\b/y, 'write null, or leave the property out'],
  [/(?:NaN|-?Infinity)\b/y, 'write a number'],
  [/#/y, 'a comment begins with //'],
  [/[A-Za-z_$]/y, 'names and texts are in double quotes: "…"'],
];

/** Returns what to write instead of a slip of syntax, or an empty text. */
function syntaxAdvice(text: string, offset: number): string {
  const slip = slips.find(([start]) => {
    start.lastIndex = offset;
    return start.test(text);
  });
  return slip ? `; ${slip[1]}` : '';
}

/** Messages of the parser that do not show what to write. */
const parserWords: Readonly<Record<string, string>> = {
  CommaExpected: 'comma expected before this entry',
  ColonExpected: '":" expected between name and value',
  CloseBraceExpected: 'closing "}" expected',
  CloseBracketExpected: 'closing "]" expected',
};

/** "ValueExpected" → "value expected". */
function sentenceOf(error: ParseError): string {
  const code = printParseErrorCode(error.error);
  return (
    parserWords[code] ??
    code.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).toLowerCase()
  );
}
