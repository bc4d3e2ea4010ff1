import { PaintBox } from './brush/PaintBox.ts';
import { rect } from './brush/shapes.ts';
import { WIDE_FRAME } from './Frame.ts';
import { paletteFor } from './paletteFor.ts';
import { Random } from './Random.ts';
import { sceneFamilies } from './sceneFamilies.ts';
import type { SceneFamilyName } from './sceneFamilyNames.ts';

/** Parameters of a hero illustration. */
export interface Banner {
  readonly seed: string;
  readonly family: SceneFamilyName;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

const WIDTH = 800;
const HEIGHT = 300;

/**
 * Draws a wide illustration with its subject at two thirds. The left third has little detail,
 * because HTML text is placed there.
 */
export function drawBanner({ seed, family, widthPx = 1600, heightPx = 600 }: Banner): string {
  const random = new Random(`banner:${family}:${seed}`);
  const palette = paletteFor(random, family);
  const scene = sceneFamilies[family].draw(random, palette, WIDE_FRAME);
  const paints = new PaintBox(new Random(`banner-finish:${family}:${seed}`));
  const calm = paints.linear(
    [
      [0, palette.ink, 0.9],
      [0.28, palette.ink, 0.72],
      [0.55, palette.ink, 0],
    ],
    'right',
  );
  const vignette = paints.linear([
    [0, palette.ink, 0.35],
    [0.25, palette.ink, 0],
    [0.75, palette.ink, 0],
    [1, palette.ink, 0.45],
  ]);
  // The scene is 400 units tall; the banner shows the 300 around the subject.
  const box = [WIDE_FRAME.left, 50, WIDTH, HEIGHT] as const;
  const finish = paints.compose([rect(...box, vignette), rect(...box, calm)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${box.join(' ')}" preserveAspectRatio="xMaxYMid slice" role="presentation">${scene}${finish}</svg>`;
}
