import { PaintBox } from './brush/PaintBox.ts';
import { path, rect } from './brush/shapes.ts';
import { escapeXml } from './escapeXml.ts';
import { fitText } from './fitText.ts';
import { paletteFor } from './paletteFor.ts';
import type { Palette } from './Palette.ts';
import { Random } from './Random.ts';
import { sceneFamilies } from './sceneFamilies.ts';
import type { SceneFamilyName } from './sceneFamilyNames.ts';
import { splitTitle } from './splitTitle.ts';

/** Parameters of a game picture. */
export interface GameArt {
  readonly seed: string;
  readonly family: SceneFamilyName;
  readonly title: string;
  /** Draws the title into the picture. Off by default, because the site renders titles itself. */
  readonly plate?: boolean;
}

/**
 * Draws the portrait picture of a game, 300 by 400. A square crop of its centre contains the
 * subject.
 */
export function drawGameArt({ seed, family, title, plate = false }: GameArt): string {
  const random = new Random(`game:${family}:${seed}`);
  const palette = paletteFor(random, family);
  const scene = sceneFamilies[family].draw(random, palette);
  const finish = drawFinish(
    new PaintBox(new Random(`finish:${family}:${seed}`)),
    palette,
    plate ? title : undefined,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeXml(title)}">${scene}${finish}</svg>`;
}

/**
 * Darkens the corners, so that all pictures of a game list have similar light, then adds the title
 * plate.
 */
function drawFinish(paints: PaintBox, palette: Palette, title: string | undefined): string {
  const vignette = paints.radial(
    [
      [0.62, palette.ink, 0],
      [1, palette.ink, 0.5],
    ],
    0.5,
    0.46,
    0.74,
  );
  if (title === undefined) return paints.compose([rect(0, 0, 300, 400, vignette)]);

  const shade = paints.linear([
    [0, palette.ink, 0],
    [0.5, palette.ink, 0.85],
  ]);
  const lines = splitTitle(title);
  const firstY = lines.length === 1 ? 334 : 312;
  const words = lines.map((text, index) =>
    fitText({
      text,
      x: 150,
      y: firstY + index * 32,
      maxWidth: 256,
      maxSize: 32,
      fill: index === 0 ? '#ffffff' : palette.trim,
      anchor: 'middle',
    }),
  );
  const ornament = path(`M90 ${firstY - 36}h50l10-4 10 4h50`, 'none', { stroke: palette.trim });
  return paints.compose([
    rect(0, 0, 300, 400, vignette),
    rect(0, 226, 300, 174, shade),
    ornament,
    ...words,
  ]);
}
