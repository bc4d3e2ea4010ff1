import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, stroke } from '../brush/shapes.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { hills } from '../motifs/hills.ts';
import { sunburst } from '../motifs/light.ts';
import { sky } from '../motifs/sky.ts';
import { glint } from '../motifs/stars.ts';
import { leaf } from '../motifs/trees.ts';

type Fruit = (paint: (colour: string) => string, leafColour: string) => string;

const shine =
  ellipse(-18, -20, 12, 7, '#ffffff', { opacity: 0.75, transform: 'rotate(-38 -18 -20)' }) +
  circle(-30, -4, 3.5, '#ffffff', { opacity: 0.6 });

const cherries: Fruit = (paint, green) =>
  stroke('M-28 12Q-16-40 18-62M30 18Q30-30 18-62', darker(green, 0.35), 4.5) +
  path(leaf(18, -60, 52, 12, 0.34), green) +
  stroke('M20-60Q46-56 62-50', darker(green, 0.3), 1.6) +
  [
    [-30, 32],
    [32, 40],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        circle(0, 0, 35, paint('#e3163f')) +
          path('M-9-31Q0-24 9-31', '#7d0a25', { opacity: 0.5 }) +
          shine,
        placeAt(x, y),
      ),
    )
    .join('');
const lemon: Fruit = (paint, green) =>
  path(leaf(-4, -50, 44, -32, 0.34), green) +
  path(
    'M-4-56C32-54 52-28 50 8 58 18 58 30 48 34 32 60-12 62-36 38-64 10-50-54-4-56Z',
    paint('#ffce1f'),
  ) +
  shine +
  stroke('M14-34h0M30-6h0M10 22h0M-18 30h0M-2 4h0', '#d99700', 3, { opacity: 0.6 });
const plum: Fruit = (paint, green) =>
  stroke('M4-46Q6-64 20-70', darker(green, 0.35), 5) +
  path(leaf(8, -56, 50, -14, 0.36), green) +
  path(
    'M0-46C44-64 66-16 50 22 38 54 12 62-2 58-40 58-60 20-52-14-46-48-20-54 0-46Z',
    paint('#8d2fc9'),
  ) +
  stroke('M2-44Q22 6 0 56', '#4b1279', 3, { opacity: 0.45 }) +
  shine;
const melon: Fruit = (paint) =>
  path('M-66-14A68 68 0 0 0 66 14Q74 4 66-2L-58-30Q-68-26-66-14Z', darker('#2ba84a', 0.15), {
    transform: 'rotate(10)',
  }) +
  path('M-60-14A60 60 0 0 0 60-14Z', '#d8f5b0') +
  path('M-54-14A54 54 0 0 0 54-14Z', paint('#ff3b52')) +
  stroke('M-26 0l2 5M-4 2v5M18 0l-2 5M-14 18l1 5M10 20l-1 5M32-4l-2 5', '#3a0b16', 5);
const grapes: Fruit = (paint, green) =>
  stroke('M0-46Q2-62 14-70', darker(green, 0.35), 5) +
  path(leaf(0, -44, 48, -160, 0.44) + leaf(2, -46, 46, -18, 0.42), green) +
  [
    [-32, -26],
    [0, -30],
    [32, -26],
    [-18, -2],
    [16, -2],
    [-34, 16],
    [34, 14],
    [0, 22],
    [-17, 42],
    [17, 42],
    [0, 62],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 19, paint('#6d3be0')))
    .join('') +
  stroke(
    'M-38-33h0M-6-37h0M26-33h0M-24-9h0M10-9h0M-40 9h0M28 7h0M-6 15h0M-23 35h0M11 35h0',
    '#ffffff',
    8,
    { opacity: 0.6 },
  );
const orange: Fruit = (paint, green) =>
  circle(0, 6, 52, paint('#ff8c1a')) +
  path(leaf(2, -44, 46, -24, 0.36), green) +
  path('M-8-42l8 5 8-5-3 9h-10z', darker(green, 0.3)) +
  shine +
  stroke('M14-16h0M28 8h0M8 26h0M-16 34h0M-2 2h0M30 30h0', '#c95a00', 3, { opacity: 0.5 });
const FRUITS = [cherries, lemon, plum, melon, grapes, orange];

/** A ripe harvest in front of sunny hills. */
export const orchard: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const mixed = new Map<string, string>();
  const paint = (colour: string): string => {
    const known =
      mixed.get(colour) ??
      paints.radial(
        [
          [0, lighter(colour, 0.42)],
          [0.45, colour],
          [1, darker(colour, 0.5)],
        ],
        0.36,
        0.32,
        0.75,
      );
    mixed.set(colour, known);
    return known;
  };
  const green = mix('#4caf3e', palette.land[1], 0.25);
  const [first = cherries, second = lemon, third = plum] = random.shuffle(FRUITS);
  const tilt = random.int(-10, 10);
  const grass = paints.linear([
    [0, mix(palette.land[0], '#8fd14f', 0.4)],
    [1, palette.land[1]],
  ]);
  const trees = (y: number, fill: string): string =>
    stroke(
      spread(
        random,
        frame,
        8,
        (x) => `M${Math.round(x)} ${y + random.int(-4, 4)}h${random.int(0, 9)}`,
      ),
      fill,
      22,
    );
  return paints.compose([
    sky(paints, palette.sky, frame, 300),
    path(sunburst(150, 180, 560, 16, random.next()), palette.glow, { opacity: 0.16 }),
    circle(150, 180, 190, paints.glow(palette.glow, 0.9)),
    spread(random, frame, 3, (x) =>
      cloud(x - 40, random.int(60, 130), random.int(60, 100), '#ffffff', { opacity: 0.75 }),
    ),
    path(hills(random, frame, 250, 22, 3), mix(palette.land[0], palette.sky[2], 0.3)),
    trees(266, mix(palette.land[1], palette.land[0], 0.75)),
    path(hills(random, frame, 288, 16, 3), grass),
    trees(306, mix(palette.land[1], palette.land[0], 0.2)),
    path(hills(random, frame, 344, 10, 2), palette.land[2]),
    ellipse(150, 322, 122, 20, palette.ink, { opacity: 0.4 }),
    group(second(paint, green), placeAt(82, 174, 0.95, -14 + tilt)),
    group(third(paint, green), placeAt(220, 180, 0.95, 12 + tilt)),
    ellipse(150, 306, 76, 18, palette.ink, { opacity: 0.28 }),
    group(first(paint, green), placeAt(150, 234, 1.32, tilt)),
    path(
      leaf(38, 330, 70, -20) +
        leaf(40, 334, 62, 14) +
        leaf(262, 330, 70, 200) +
        leaf(260, 334, 62, 166) +
        leaf(30, 344, 50, 40) +
        leaf(270, 344, 50, 140),
      green,
    ),
    path(
      glint(116, 196, 13) + glint(206, 140, 10) + glint(64, 130, 8) + glint(236, 236, 9),
      '#ffffff',
    ),
    [palette.trim, palette.accent, '#ffffff']
      .map((colour) =>
        stroke(
          spread(random, frame, 4, (x) => `M${Math.round(x)} ${random.int(352, 394)}h0`),
          colour,
          6,
        ),
      )
      .join(''),
  ]);
};
