/** Types of images that players may upload. Source: MEMB-18. */
export type ImageType = 'image/png' | 'image/jpeg';

/** Reason why the bytes of an image are refused. */
export type ImageFault =
  /** The first bytes are those of no PNG and no JPEG. */
  | 'not_an_image'
  /**
   * No browser shows it, for example a JPEG with arithmetic coding or 12 bits, or no encoder writes
   * it, as with more than {@link maxParts}.
   */
  | 'unsupported'
  /** The end, or the data of the picture, is missing. */
  | 'incomplete'
  /** The structure breaks the format, for example by a wrong check sum. */
  | 'malformed'
  /** More than {@link imageMaxMegapixels}. */
  | 'too_many_pixels';

/** An image with what is needed to show it, and nothing else. */
export interface CleanImage {
  readonly type: ImageType;
  /** Size as it is stored: its orientation may exchange width and height. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Maximum number of pixels, in millions: a decoder needs four bytes for each. */
export const imageMaxMegapixels = 40;

/**
 * Maximum number of chunks or segments. Encoders write at most some thousands; millions of empty
 * ones would delay other visitors.
 */
export const maxParts = 20_000;

/** Returns why an image cannot have the size. Every format forbids a size of zero. */
export function sizeFault(widthPx: number, heightPx: number): ImageFault | undefined {
  if (widthPx === 0 || heightPx === 0) return 'malformed';
  return widthPx * heightPx > imageMaxMegapixels * 1_000_000 ? 'too_many_pixels' : undefined;
}
