import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { OpenElements, type BlockKind } from './OpenElements.ts';

/** Plain text of a paragraph, a heading, a list item or a row of a table. */
export interface PlainBlock {
  readonly kind: BlockKind;
  readonly text: string;
}

/**
 * Returns the plain text of HTML by the rule of `richRules.ts`, one entry for each block. For
 * search, and for the server, which has no document to sanitise HTML with. The time is linear in
 * the length for any text, which that of a parser that builds a tree is not.
 */
export function plainBlocks(html: string): PlainBlock[] {
  const reader = new BlockReader(html);
  const tokenizer = new Tokenizer({}, reader);
  tokenizer.write(html);
  tokenizer.end();
  return reader.blocks;
}

/** Returns the plain text of HTML, one string for each block. */
export function plainText(html: string): string[] {
  return plainBlocks(html).map(({ text }) => text);
}

class BlockReader implements TokenizerCallbacks {
  readonly blocks: PlainBlock[] = [];
  readonly #html: string;
  readonly #open = new OpenElements();
  #texts: string[] = [];
  #name = '';

  constructor(html: string) {
    this.#html = html;
  }

  ontext(start: number, end: number): void {
    this.#add(this.#html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.#add(String.fromCodePoint(codePoint));
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#tag(this.#name, () => this.#open.open(this.#name));
  }

  /** Only SVG and MathML have elements without end tags; in HTML, the slash has no meaning. */
  onselfclosingtag(): void {
    this.#open.closeForeign(this.#name);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    this.#tag(name, () => this.#open.close(name));
  }

  isInForeignContext(): boolean {
    return this.#open.isForeign;
  }

  onend(): void {
    this.#endBlock(this.#open.place.kind);
  }

  onattribdata(): void {}
  onattribend(): void {}
  onattribentity(): void {}
  onattribname(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onopentagend(): void {}
  onprocessinginstruction(): void {}

  #tag(name: string, apply: () => void): void {
    const { kind, row } = this.#open.place;
    // A line break is one as a start tag and as an end tag.
    const isBreak = name === 'br' || this.#open.isBlock(name);
    apply();
    if (row !== this.#open.place.row) this.#endBlock(kind);
    else if (isBreak && row !== undefined) this.#add(' ');
    else if (isBreak) this.#endBlock(kind);
  }

  #add(text: string): void {
    if (!this.#open.place.isRemoved) this.#texts.push(text);
  }

  #endBlock(kind: BlockKind): void {
    const text = this.#texts.join('').replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
    this.#texts = [];
    if (text !== '') this.blocks.push({ kind, text });
  }
}
