const maxBoxBytes = 256;

/** A type of file that a brand may publish in its assets folder. */
export interface AssetType {
  readonly mediaType: string;
  /** Whether compression reduces the size of such files. */
  readonly isCompressible: boolean;
  /** Returns whether a file's content is of this type, by its first bytes. */
  readonly matches: (content: Uint8Array) => boolean;
}

const jpeg = compressed('image/jpeg', (content) => startsWith(content, '\xff\xd8\xff'));

const types: ReadonlyMap<string, AssetType> = new Map([
  ['.png', compressed('image/png', (content) => startsWith(content, '\x89PNG\r\n\x1a\n'))],
  ['.jpg', jpeg],
  ['.jpeg', jpeg],
  [
    '.webp',
    compressed(
      'image/webp',
      (content) => startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8),
    ),
  ],
  ['.avif', compressed('image/avif', (content) => isMediaFile(content, /^avi[fs]$/))],
  ['.gif', compressed('image/gif', (content) => /^GIF8[79]a$/.test(textOf(content, 0, 6)))],
  ['.woff2', compressed('font/woff2', (content) => startsWith(content, 'wOF2'))],
  ['.svg', { mediaType: 'image/svg+xml; charset=utf-8', isCompressible: true, matches: isSvg }],
  [
    '.ico',
    {
      mediaType: 'image/x-icon',
      isCompressible: true,
      matches: (content) => startsWith(content, '\0\0\x01\0'),
    },
  ],
]);

/** Endings of the files that a brand may publish. */
export const assetEndings: readonly string[] = [...types.keys()];

/**
 * Returns the type of an asset by the ending of its name, in capitals or not; `undefined` if a
 * brand may not publish such files. Types that a browser runs, such as scripts and HTML, are none
 * of them.
 */
export function assetTypeOf(name: string): AssetType | undefined {
  return types.get(/\.[^./]*$/.exec(name)?.[0].toLowerCase() ?? '');
}

/** Returns the ending that fits a file's content; `undefined` if a brand may not publish it. */
export function endingOf(content: Uint8Array): string | undefined {
  return assetEndings.find((ending) => types.get(ending)?.matches(content));
}

/** A type whose files are compressed in themselves. */
function compressed(mediaType: string, matches: AssetType['matches']): AssetType {
  return { mediaType, isCompressible: false, matches };
}

function startsWith(content: Uint8Array, signature: string, offset = 0): boolean {
  return textOf(content, offset, offset + signature.length) === signature;
}

/** Returns bytes as characters of the same numbers. */
function textOf(content: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...content.subarray(start, end));
}

/**
 * Returns whether an ISO base media file names a matching brand, as its main or a compatible one.
 * Source: ISO/IEC 14496-12 §4.3.
 */
function isMediaFile(content: Uint8Array, brand: RegExp): boolean {
  if (content.length < 12 || !startsWith(content, 'ftyp', 4)) return false;
  const { buffer, byteOffset } = content;
  const boxBytes = Math.min(new DataView(buffer, byteOffset).getUint32(0), maxBoxBytes);
  // The main brand, its version, then the compatible brands.
  for (let offset = 8; offset + 4 <= boxBytes; offset += offset === 8 ? 8 : 4)
    if (brand.test(textOf(content, offset, offset + 4))) return true;
  return false;
}

/** What may precede the root element of an SVG: declaration, comments, document type. */
const prologParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/** Returns whether a file is UTF-8 text whose root element is `svg`. */
function isSvg(content: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return false;
  }
  for (let offset = 0; ;) {
    while (/\s/.test(text.charAt(offset))) offset += 1;
    const part = prologParts.find(([start]) => text.startsWith(start, offset));
    if (!part) return /^<svg[\s/>]/.test(text.slice(offset, offset + 5));
    const [start, end] = part;
    const endOffset = text.indexOf(end, offset + start.length);
    if (endOffset < 0) return false;
    offset = endOffset + end.length;
  }
}
