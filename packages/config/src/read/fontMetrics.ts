import type { FontMetrics } from '@livery/model';
import { woff2Tables, type FontTable } from './woff2Tables.ts';

/** Share of each letter in a thousand letters and spaces of running text. */
const letterShares: Readonly<Record<string, number>> = {
  ' ': 182,
  a: 67,
  b: 12,
  c: 23,
  d: 35,
  e: 104,
  f: 18,
  g: 16,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 56,
  o: 61,
  p: 16,
  q: 1,
  r: 49,
  s: 52,
  t: 74,
  u: 23,
  v: 8,
  w: 19,
  x: 1,
  y: 16,
  z: 1,
};

/** A letter that only a face for the script or language has. */
const typicalLetters = { cyrillic: 'ж', vietnamese: 'ệ' } as const;

/**
 * Returns the metrics of a WOFF2 file of one font, of a variable font those of its default
 * instance; `undefined` if a browser could not use the file.
 */
export function fontMetrics(content: Uint8Array): FontMetrics | undefined {
  try {
    return readMetrics(woff2Tables(content));
  } catch {
    // Incomplete or damaged: an offset is out of the file, or the compression is faulty.
    return undefined;
  }
}

function readMetrics(tables: ReadonlyMap<string, FontTable>): FontMetrics {
  const [head, hhea, cmap] = ['head', 'hhea', 'cmap'].map((tag) => tableOf(tables, tag).view);
  if (!head || !hhea || !cmap) throw new RangeError('a table is missing');
  const unitsPerEm = head.getUint16(18);
  if (unitsPerEm === 0) throw new RangeError('the font has no size');
  const glyphOf = characterMap(cmap);
  const advanceOf = advances(tableOf(tables, 'hmtx'), hhea.getUint16(34));
  const letters = Object.entries(letterShares).map(([letter, share]) => ({
    share,
    glyph: glyphOf(letter),
  }));
  const total = letters.reduce((sum, { share }) => sum + share, 0);
  const width = letters.reduce((sum, { glyph, share }) => sum + advanceOf(glyph) * share, 0);
  return {
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    lineGap: hhea.getInt16(8) / unitsPerEm,
    letterWidth: letters.some(({ glyph }) => glyph === 0) ? 0 : width / total / unitsPerEm,
    hasCyrillic: glyphOf(typicalLetters.cyrillic) !== 0,
    hasVietnamese: glyphOf(typicalLetters.vietnamese) !== 0,
  };
}

function tableOf(tables: ReadonlyMap<string, FontTable>, tag: string): FontTable {
  const table = tables.get(tag);
  if (!table) throw new RangeError(`the table ${tag} is missing`);
  return table;
}

/**
 * Returns the widths of glyphs in font units. The last width counts for all further glyphs.
 *
 * Source: OpenType `hmtx`; WOFF2 5.4 for its transformed form.
 */
function advances({ view, isTransformed }: FontTable, count: number): (glyph: number) => number {
  return (glyph) => {
    const index = Math.min(glyph, count - 1);
    return view.getUint16(isTransformed ? 1 + 2 * index : 4 * index);
  };
}

type CharacterMap = (letter: string) => number;

/**
 * Returns a function that returns the number of a letter's glyph; 0 if the font does not have it.
 *
 * Source: OpenType `cmap`, formats 4 and 12, which all fonts for browsers have.
 */
function characterMap(view: DataView): CharacterMap {
  const subtables = Array.from({ length: view.getUint16(2) }, (_, index) => {
    const offset = view.getUint32(8 + 8 * index);
    return { offset, format: view.getUint16(offset) };
  });
  const readers = { 4: segmentMap, 12: groupMap } as const;
  for (const format of [12, 4] as const) {
    const subtable = subtables.find((candidate) => candidate.format === format);
    if (subtable) {
      const find = readers[format](view, subtable.offset);
      return (letter) => find(letter.codePointAt(0) ?? 0);
    }
  }
  throw new RangeError('the font has no Unicode characters');
}

/** Format 4: segments of the basic plane. */
function segmentMap(view: DataView, at: number): (code: number) => number {
  const segmentBytes = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + segmentBytes];
  const [deltas, ranges] = [starts + segmentBytes, starts + 2 * segmentBytes];
  return (code) => {
    for (let offset = 0; offset < segmentBytes; offset += 2) {
      if (code > view.getUint16(ends + offset)) continue;
      const start = view.getUint16(starts + offset);
      if (code < start) return 0;
      const delta = view.getUint16(deltas + offset);
      const range = view.getUint16(ranges + offset);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(ranges + offset + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Format 12: groups of all planes. */
function groupMap(view: DataView, at: number): (code: number) => number {
  const count = view.getUint32(at + 12);
  return (code) => {
    for (let offset = at + 16, index = 0; index < count; index++, offset += 12) {
      const start = view.getUint32(offset);
      if (code >= start && code <= view.getUint32(offset + 4))
        return view.getUint32(offset + 8) + code - start;
    }
    return 0;
  };
}
