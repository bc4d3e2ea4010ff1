import type { Palette } from './Palette.ts';
import type { Random } from './Random.ts';

/**
 * Horizontal extent of the backdrop. The subject is always around x = 150, between y = 50 and 350.
 */
export interface Frame {
  readonly left: number;
  readonly right: number;
}

/** A portrait card: 300 by 400 units. */
export const CARD_FRAME: Frame = { left: 0, right: 300 };

/** A hero banner: 800 units wide, with the subject at two thirds of the width. */
export const WIDE_FRAME: Frame = { left: -400, right: 400 };

/** Draws one scene as SVG fragments in card units. */
export type DrawScene = (random: Random, palette: Palette, frame?: Frame) => string;

/**
 * Repeats a motif over the whole backdrop, at whole units: `perCard` times for each 300 units of
 * width.
 */
export function spread(
  random: Random,
  frame: Frame,
  perCard: number,
  motif: (x: number, index: number) => string,
): string {
  const count = Math.round((perCard * (frame.right - frame.left)) / 300);
  const step = (frame.right - frame.left) / count;
  return Array.from({ length: count }, (_, index) =>
    motif(Math.round(frame.left + step * (index + random.next())), index),
  ).join('');
}
