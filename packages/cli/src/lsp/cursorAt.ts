import { createScanner, getLocation, type SyntaxKind } from 'jsonc-parser';
import type { WrittenPath } from '@livery/config';

/** Token of a text. */
export interface Token {
  readonly offset: number;
  readonly length: number;
  /** Whether it is in quotation marks. */
  readonly isText: boolean;
}

/** What is at an offset of a document. */
export interface Cursor {
  /** The value at the offset, or the property whose name is there. */
  readonly path: WrittenPath;
  readonly isName: boolean;
  /** The name or scalar at the offset. */
  readonly token: Token | undefined;
  /** Whether a name or value may be written here: there is one, or none is needed before. */
  readonly isOpen: boolean;
}

// Token numbers of the scanner. Its enum is declared `const`, so it cannot be imported.
const comments: readonly SyntaxKind[] = [12, 13];
const endOfText: SyntaxKind = 17;

/** Returns what is at an offset of a document, which may have syntax errors. */
export function cursorAt(text: string, offset: number): Cursor {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const isInside =
    previousNode !== undefined &&
    offset >= previousNode.offset &&
    offset <= previousNode.offset + previousNode.length;
  const token = isInside
    ? {
        offset: previousNode.offset,
        length: previousNode.length,
        isText: text[previousNode.offset] === '"',
      }
    : undefined;
  return {
    path,
    isName: isAtPropertyKey,
    token,
    isOpen: (previousNode === undefined || isInside) && !isInComment(text, offset),
  };
}

/** Returns the token that begins at an offset, for a range around it. */
export function tokenAt(text: string, offset: number): { readonly length: number } {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  return { length: scanner.getTokenOffset() === offset ? scanner.getTokenLength() : 0 };
}

/** Returns whether a quoted token has its second quotation mark. */
export function isClosed(
  text: string,
  { offset, length }: Pick<Token, 'offset' | 'length'>,
): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(text.slice(offset, offset + length));
}

/** Returns the part of an unquoted word before an offset. */
export function wordBefore(text: string, offset: number): string {
  let start = offset;
  while (/[\w.$/-]/.test(text[start - 1] ?? '')) start -= 1;
  return text.slice(start, offset);
}

function isInComment(text: string, offset: number): boolean {
  const scanner = createScanner(text, false);
  for (let token = scanner.scan(); token !== endOfText; token = scanner.scan()) {
    const start = scanner.getTokenOffset();
    if (start >= offset) return false;
    const end = start + scanner.getTokenLength();
    // The end of a line comment belongs to it.
    if (comments.includes(token) && (offset < end || (token === comments[0] && offset === end)))
      return true;
  }
  return false;
}
