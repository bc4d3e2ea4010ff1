import { escapeXml } from './escapeXml.ts';

/** Line of text and the box that must contain it. */
interface FittedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly maxWidth: number;
  readonly maxSize: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle';
  readonly weight?: number;
  /** Extra space between letters, as a share of the font size. */
  readonly tracking?: number;
}

// Average width of a letter in a bold system sans, in em. Narrow and wide letters are counted
// separately.
const LETTER = 0.6;
const NARROW = 0.32;
const WIDE = 0.86;

/** Draws a line of bold system sans, as large as its box allows. */
export function fitText({
  text,
  x,
  y,
  maxWidth,
  maxSize,
  fill,
  anchor = 'start',
  weight = 800,
  tracking = 0,
}: FittedText): string {
  const size =
    Math.floor(Math.min(maxSize, maxWidth / (widthInEm(text) + tracking * text.length)) * 10) / 10;
  const spacing =
    tracking === 0 ? '' : ` letter-spacing="${Math.round(size * tracking * 10) / 10}"`;
  return `<text x="${x}" y="${y}" fill="${fill}" font-family="Roboto Condensed,Arial Narrow,Arial,sans-serif" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}"${spacing}>${escapeXml(text)}</text>`;
}

/** Overestimates the width, because the fonts of the viewer's machine are unknown. */
function widthInEm(text: string): number {
  return [...text].reduce(
    (width, letter) =>
      width +
      (/[iljftr1' .,!|]/.test(letter)
        ? NARROW
        : /[mwMWQO@]/.test(letter)
          ? WIDE
          : /[A-Z0-9&]/.test(letter)
            ? 0.7
            : LETTER),
    0,
  );
}
