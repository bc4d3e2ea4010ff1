/** A position in a tenant's files as editors count it: from 1, columns in UTF-16 units. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The brand folder the file belongs to. */
  readonly layer: string;
}

const lineFeed = 10;
const carriageReturn = 13;

/** The text of a file, retained while values may refer to positions in it. */
export class SourceDocument {
  readonly file: string;
  readonly layer: string;
  readonly #lineStarts: readonly number[];

  constructor({ file, layer, text = '' }: { file: string; layer: string; text?: string }) {
    this.file = file;
    this.layer = layer;
    this.#lineStarts = lineStartsOf(text);
  }

  positionOf(offset: number): SourcePosition {
    const starts = this.#lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return {
      file: this.file,
      line: low + 1,
      column: offset - (starts[low] ?? 0) + 1,
      layer: this.layer,
    };
  }
}

/** Returns the offsets at which lines start; a line ends with CR, LF or both. */
function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isEnd =
      code === lineFeed || (code === carriageReturn && text.charCodeAt(at + 1) !== lineFeed);
    if (isEnd) starts.push(at + 1);
  }
  return starts;
}
