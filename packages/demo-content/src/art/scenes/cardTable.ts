import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { CARD_FRAME, type DrawScene } from '../Frame.ts';
import { bokeh } from '../motifs/light.ts';
import { chipStack, SUITS } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

const CROWN = 'M-22 14L-26-10-12 0 0-20 12 0 26-10 22 14Z';

/** A winning hand fanned over the felt, between stacks of chips. */
export const cardTable: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const felt = random.pick(['#0f7a55', '#0e5f8f', '#7b1738', '#4a2390']);
  const cloth = paints.radial(
    [
      [0, lighter(felt, 0.2)],
      [0.6, felt],
      [1, darker(felt, 0.6)],
    ],
    0.5,
    0.3,
    0.75,
  );
  const face = paints.linear([
    [0, '#ffffff'],
    [1, '#e4e6f2'],
  ]);
  const rail = paints.linear([
    [0, '#7a4a24'],
    [0.5, '#4c2a13'],
    [1, '#2a1509'],
  ]);
  // Keys of a constant object
  const suits = random.shuffle(Object.keys(SUITS) as (keyof typeof SUITS)[]);
  const colour = (suit: keyof typeof SUITS): string =>
    suit === 'heart' || suit === 'diamond' ? '#d81e3f' : '#1b2036';
  const card = (index: number, count: number): string => {
    const suit = suits[index % 4] ?? 'heart';
    const ink = colour(suit);
    const middle = index === Math.floor(count / 2);
    const pip = (x: number, y: number, scale: number): string =>
      path(SUITS[suit], ink, placeAt(x, y, scale));
    const centre = middle
      ? rect(-32, -56, 64, 112, mix(palette.trim, '#ffffff', 0.75), { rx: 5 }) +
        path(CROWN, palette.trim, {
          ...placeAt(0, -22, 1),
          stroke: darker(palette.trim, 0.35),
          'stroke-width': 2,
        }) +
        circle(0, -44, 4, palette.subject) +
        pip(0, 22, 1.15)
      : pip(0, 0, 1.35);
    const degrees = (index - (count - 1) / 2) * 17;
    return group(
      rect(-45, -69, 96, 142, '#000000', { rx: 10, opacity: 0.25 }) +
        rect(-49, -73, 98, 146, face, { rx: 10 }) +
        pip(-36, -56, 0.42) +
        centre,
      { transform: `translate(150 330) rotate(${degrees}) translate(0 -150)` },
    );
  };
  const count = 5;
  const chipColours = random.shuffle([
    palette.subject,
    palette.accent,
    '#2a2f45',
    palette.trim,
    '#2f7de1',
  ]);
  const lamp = paints.linear([
    [0, '#fff4c9', 0.55],
    [1, '#fff4c9', 0],
  ]);
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.linear([
        [0, mix(palette.sky[0], palette.ink, 0.55)],
        [1, mix(palette.sky[1], palette.ink, 0.35)],
      ]),
    ),
    bokeh(
      random,
      frame,
      [palette.trim, palette.glow, palette.accent, palette.subject],
      10,
      150,
      14,
    ),
    path('M118-10h64l150 260h-364z', lamp),
    ellipse(150, 356, frame.left < 0 ? 640 : 330, 210, rail),
    ellipse(150, 362, frame.left < 0 ? 622 : 314, 200, cloth),
    ellipse(150, 372, frame.left < 0 ? 560 : 262, 168, 'none', {
      stroke: palette.trim,
      'stroke-width': 2,
      opacity: 0.5,
    }),
    ellipse(150, 372, frame.left < 0 ? 550 : 254, 162, 'none', {
      stroke: palette.trim,
      'stroke-width': 1,
      opacity: 0.4,
    }),
    ellipse(150, 300, 130, 40, '#000000', { opacity: 0.28 }),
    group(
      [0, 4, 1, 3, 2].map((index) => card(index, count)).join(''),
      placeAt(150 - 150 * 0.86, 30 + random.int(-4, 6), 0.86),
    ),
    chipStack(34, 276, random.int(4, 6), chipColours[0] ?? '#fff'),
    chipStack(262, 262, random.int(5, 7), chipColours[1] ?? '#fff'),
    chipStack(70, 314, random.int(2, 4), chipColours[2] ?? '#fff', 26),
    chipStack(226, 318, random.int(2, 3), chipColours[3] ?? '#fff', 26),
    stroke('M-20 388Q150 404 320 388', '#000000', 14, { opacity: 0.15 }),
    path(
      glint(208, 118, 12) + glint(92, 134, 9) + glint(152, 92, 10) + glint(260, 250, 8),
      '#ffffff',
    ),
  ]);
};
