/** A position in a tenant's files as editors count it: from 1, columns in UTF-16 units. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The brand folder the file belongs to. */
  readonly layer: string;
}

/** The text of a file, retained while values may refer to positions in it. */
export class SourceDocument {
  readonly file: string;
  readonly layer: string;
  readonly #lineStarts: readonly number[];

  constructor({ file, layer, text = '' }: { file: string; layer: string; text?: string }) {
    this.file = file;
    this.layer = layer;
    this.#lineStarts = [
      0,
      ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length),
    ];
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
