import { brotliDecompressSync } from 'node:zlib';

/** Far above the size of the largest font that a page should load. */
const maxFontBytes = 32 * 1024 * 1024;
const headerBytes = 48;

/** Tags of the tables that are read, by their numbers in a table directory. */
const knownTags: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  10: 'glyf',
  11: 'loca',
};

/** A table of a font. */
export interface FontTable {
  readonly view: DataView;
  /** Whether WOFF2 stores the table in a form of its own. */
  readonly isTransformed: boolean;
}

interface DirectoryEntry {
  readonly tag: string;
  readonly bytes: number;
  readonly isTransformed: boolean;
}

/**
 * Returns the tables of a WOFF2 file that have a known tag.
 *
 * Errors: throws on a file that is no WOFF2, is incomplete or is a collection.
 * Source: WOFF2 (W3C Recommendation), 4.
 */
export function woff2Tables(content: Uint8Array): ReadonlyMap<string, FontTable> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (view.getUint32(0) !== 0x774f4632 || view.getUint32(4) === 0x74746366)
    throw new RangeError('no WOFF2 file of one font');
  const { entries, endOffset } = readDirectory(view);
  const packed = content.subarray(endOffset, endOffset + view.getUint32(20));
  const unpacked = brotliDecompressSync(packed, { maxOutputLength: maxFontBytes });
  const tables = new Map<string, FontTable>();
  let offset = 0;
  for (const { tag, bytes, isTransformed } of entries) {
    if (offset + bytes > unpacked.length) throw new RangeError('the font ends within a table');
    tables.set(tag, {
      view: new DataView(unpacked.buffer, unpacked.byteOffset + offset, bytes),
      isTransformed,
    });
    offset += bytes;
  }
  return tables;
}

/** Reads the list of tables, in the order in which their contents follow each other. */
function readDirectory(view: DataView): { entries: DirectoryEntry[]; endOffset: number } {
  let offset = headerBytes;
  const readNumber = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index++) {
      const byte = view.getUint8(offset++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number of more than five bytes');
  };
  const entries = Array.from({ length: view.getUint16(12) }, (): DirectoryEntry => {
    const flags = view.getUint8(offset++);
    const number = flags & 0x3f;
    if (number === 0x3f) offset += 4;
    const tag = knownTags[number] ?? `table ${number} at ${offset}`;
    // For glyf and loca, 3 means untransformed; for all other tables, 0.
    const isTransformed = flags >> 6 !== (tag === 'glyf' || tag === 'loca' ? 3 : 0);
    const bytes = readNumber();
    return { tag, bytes: isTransformed ? readNumber() : bytes, isTransformed };
  });
  return { entries, endOffset: offset };
}
