import { createScanner, type Node, type SyntaxKind } from 'jsonc-parser';

// Token numbers of the scanner. Its enum is declared `const`, so it cannot be imported.
const comma: SyntaxKind = 5;
const lineBreak: SyntaxKind = 14;
const blank: SyntaxKind = 15;
const endOfText: SyntaxKind = 17;
const comments: readonly SyntaxKind[] = [12, 13];

/** Entry of an object or a list, with the comments that belong to it. */
export interface Entry {
  readonly node: Node;
  /** Text from the end of the line before, with the comments above. */
  readonly lead: string;
  /** Part of the lead that is separated by an empty line, and stays if the entry is removed. */
  readonly detached: string;
  /** Text between the entry and its comma. */
  readonly gap: string;
  /** Rest of the line behind the comma. */
  readonly trail: string;
}

/** Object or list as it is written. */
export interface Container {
  readonly node: Node;
  /** Rest of the line behind the bracket. */
  readonly head: string;
  readonly entries: readonly Entry[];
  readonly tail: string;
  readonly hasTrailingComma: boolean;
  /** Indentation of the entries; `undefined` if they are on the line of the bracket. */
  readonly indent: string | undefined;
}

interface Token {
  readonly kind: SyntaxKind;
  readonly start: number;
  readonly end: number;
}
/** A JSON text with comments, and where its entries, comments and lines are. */
export class JsonSource {
  readonly #text: string;
  /** Line break of the text. */
  readonly eol: string;
  /** Indentation of one level. */
  readonly unit: string;

  constructor(text: string) {
    this.#text = text;
    this.eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
    this.unit = /[\r\n]([ \t]+)["{[]/.exec(text)?.[1] ?? '  ';
  }

  /** Returns the entries of an object or a list with the comments that belong to them. */
  read(node: Node): Container {
    const children = node.children ?? [];
    const end = node.offset + node.length - 1;
    const first = this.#restOfLine(node.offset + 1, children[0]?.offset ?? end);
    const head = first.isWhole || children.length === 0 ? first.text : '';
    let at = node.offset + 1 + head.length;
    let hasTrailingComma = false;
    const entries = children.map((child, index): Entry => {
      const lead = this.slice(at, child.offset);
      const after = child.offset + child.length;
      const next = children[index + 1]?.offset ?? end;
      const isLast = index === children.length - 1;
      const commaAt = this.#find(after, next, (kind) => kind === comma)?.start;
      const rest = this.#restOfLine(commaAt === undefined ? after : commaAt + 1, next);
      hasTrailingComma = isLast && commaAt !== undefined;
      // A comment between the last entry and the bracket on its line is before a later comma.
      const isGap = isLast && commaAt === undefined && !rest.isWhole;
      const gap = isGap ? rest.text : commaAt === undefined ? '' : this.slice(after, commaAt);
      const trail = (rest.isWhole || isLast) && !isGap ? rest.text : '';
      at = (commaAt === undefined ? after : commaAt + 1) + trail.length + (isGap ? gap.length : 0);
      return {
        node: child,
        lead,
        detached: this.#detached(child.offset - lead.length, child.offset),
        gap,
        trail,
      };
    });
    const tail = this.slice(at, end);
    const broken = entries.find(({ lead }) => /[\r\n]/.test(lead))?.node;
    const isOpen = entries.length === 0 && /[\r\n]/.test(this.slice(node.offset, end));
    const inner = isOpen ? this.lineIndent(node) + this.unit : undefined;
    const indent = broken ? this.lineIndent(broken) : inner;
    return { node, head, entries, tail, hasTrailingComma, indent };
  }

  /**
   * Returns blanks and comments up to the end of the line, if the line ends before `end`; otherwise
   * up to the last comment.
   */
  #restOfLine(start: number, end: number): { text: string; isWhole: boolean } {
    let last = start;
    for (const { kind, start: at, end: after } of this.#tokens(start, end)) {
      if (kind === lineBreak) return { text: this.slice(start, at), isWhole: true };
      if (comments.includes(kind)) last = after;
      else if (kind !== blank) break;
    }
    return { text: this.slice(start, last), isWhole: false };
  }

  /** Returns the comments before the last empty line, with the text before them. */
  #detached(start: number, end: number): string {
    let found = start;
    let breakAt: number | undefined;
    for (const token of this.#tokens(start, end)) {
      if (token.kind === lineBreak) {
        if (breakAt !== undefined) found = breakAt;
        breakAt = token.start;
      } else if (token.kind !== blank) breakAt = undefined;
    }
    const text = this.slice(start, found);
    return text.trim() === '' ? '' : text;
  }

  /** Returns whether there are comments within a value. */
  hasComments(node: Node): boolean {
    const end = node.offset + node.length;
    return this.#find(node.offset, end, (kind) => comments.includes(kind)) !== undefined;
  }

  /** Returns whether a comma follows a value, behind blanks, line breaks and comments. */
  hasCommaAfter(node: Node): boolean {
    const next = this.#find(
      node.offset + node.length,
      this.#text.length,
      (kind) => kind !== blank && kind !== lineBreak && !comments.includes(kind),
    );
    return next?.kind === comma;
  }

  #find(start: number, end: number, matches: (kind: SyntaxKind) => boolean): Token | undefined {
    for (const token of this.#tokens(start, end)) if (matches(token.kind)) return token;
    return undefined;
  }

  *#tokens(start: number, end: number): Generator<Token> {
    const scanner = createScanner(this.#text);
    scanner.setPosition(start);
    for (let kind = scanner.scan(); kind !== endOfText; kind = scanner.scan()) {
      const at = scanner.getTokenOffset();
      if (at >= end) return;
      yield { kind, start: at, end: at + scanner.getTokenLength() };
    }
  }

  /** Returns the text between names and values of an object. */
  separatorOf({ entries }: Container): string {
    const [name, value] = entries[0]?.node.children ?? [];
    const separator = name && value ? this.slice(name.offset + name.length, value.offset) : '';
    return /^[ \t]*:[ \t]*$/.test(separator) ? separator : ': ';
  }

  /** Returns the offset of the line on which a value starts. */
  lineStart({ offset }: Node): number {
    const before = ['\n', '\r'].map((end) => this.#text.lastIndexOf(end, offset - 1));
    return Math.max(...before) + 1;
  }

  /** Returns the blanks before the line on which a value starts. */
  lineIndent(node: Node): string {
    return /^[ \t]*/.exec(this.slice(this.lineStart(node), node.offset))?.[0] ?? '';
  }

  slice(start: number, end: number): string {
    return this.#text.slice(start, end);
  }
}
