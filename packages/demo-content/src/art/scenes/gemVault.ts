import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, path, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sunburst } from '../motifs/light.ts';
import { gem } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

/** A great jewel floating above its pedestal, with smaller ones around it. */
export const gemVault: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const jewels = random.shuffle(['#ff3d6e', '#24c8ff', '#2fd884', '#ffb42b', '#a04dff', '#ff6fd0']);
  const stone = (index: number): string => jewels[index % jewels.length] ?? '#ff3d6e';
  const gold = paints.linear(
    [
      [0, lighter(palette.trim, 0.65)],
      [0.4, palette.trim],
      [1, darker(palette.trim, 0.5)],
    ],
    'right',
  );
  const marble = paints.linear(
    [
      [0, mix(palette.land[0], '#ffffff', 0.35)],
      [0.5, palette.land[1]],
      [1, palette.land[2]],
    ],
    'right',
  );
  const column = (x: number): string =>
    rect(x - 17, 70, 34, 270, marble) +
    stroke(trace`M${x - 8} 78V334M${x} 78V334M${x + 8} 78V334`, palette.ink, 1.8, {
      opacity: 0.35,
    }) +
    rect(x - 24, 56, 48, 12, gold, { rx: 3 }) +
    rect(x - 20, 68, 40, 8, marble) +
    rect(x - 24, 334, 48, 14, gold, { rx: 3 });
  const beam = paints.linear([
    [0, palette.glow, 0.6],
    [1, palette.glow, 0],
  ]);
  const around = random.between(-0.4, 0.2);
  const orbit = Array.from({ length: 5 }, (_, i) => {
    const a = around + (i * 2 * Math.PI) / 5;
    return {
      x: 150 + Math.cos(a) * 108,
      y: 182 + Math.sin(a) * 84,
      colour: stone(i + 1),
      size: random.int(32, 42),
      turn: random.int(-26, 26),
    };
  });
  const shards = (colour: string): string =>
    path(
      spread(random, frame, 4, (x) => {
        const y = random.int(40, 350);
        return coarse`M${x} ${y}l5-10 6 9-5 11z`;
      }),
      colour,
      { opacity: 0.8 },
    );
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, mix(palette.sky[1], palette.sky[2], 0.35)],
          [0.45, palette.sky[1]],
          [0.75, palette.sky[0]],
          [1, palette.ink],
        ],
        0.5,
        0.45,
        0.75,
      ),
    ),
    path(sunburst(150, 178, 640, 20, random.next()), palette.glow, { opacity: 0.1 }),
    path('M20 60A150 120 0 0 1 280 60L268 74A136 108 0 0 0 32 74Z', palette.land[1], {
      opacity: 0.7,
    }),
    column(22),
    column(278),
    frame.left < 0 ? column(-150) + column(-300) : '',
    path('M96-10h108l50 350h-208z', beam),
    circle(150, 178, 150, paints.glow(stone(0), 0.55)),
    circle(150, 178, 120, paints.glow('#ffffff', 0.6)),
    rect(
      frame.left,
      340,
      frame.right - frame.left,
      60,
      paints.linear([
        [0, palette.land[1]],
        [1, palette.ink],
      ]),
    ),
    ellipse(150, 362, 130, 22, palette.ink, { opacity: 0.5 }),
    ellipse(150, 352, 112, 20, marble),
    ellipse(150, 346, 112, 20, gold),
    ellipse(150, 344, 100, 16, palette.land[2]),
    path('M104 342L112 306H188L196 342Q150 354 104 342Z', marble) +
      ellipse(150, 306, 50, 11, gold) +
      ellipse(150, 304, 42, 8, palette.ink, { opacity: 0.55 }),
    ellipse(150, 302, 60, 20, paints.glow(stone(0), 0.9)),
    ellipse(150, 182, 108, 84, 'none', {
      stroke: palette.trim,
      'stroke-width': 1.5,
      'stroke-dasharray': '2 7',
      opacity: 0.7,
    }),
    orbit
      .filter(({ y }) => y < 182)
      .map(({ x, y, colour, size, turn }) => gem(x, y, size * 0.85, colour, turn))
      .join(''),
    gem(150, 186, 172, stone(0)),
    orbit
      .filter(({ y }) => y >= 182)
      .map(({ x, y, colour, size, turn }) => gem(x, y, size * 1.1, colour, turn))
      .join(''),
    shards(stone(1)),
    shards(stone(2)),
    path(
      glint(104, 130, 18) +
        glint(196, 156, 12) +
        glint(150, 84, 11) +
        glint(62, 240, 9) +
        glint(244, 116, 9),
      '#ffffff',
    ),
  ]);
};
