import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { ridge } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';
import { pine } from '../motifs/trees.ts';

const WOLF =
  'M-30 0C-64 4-74-16-56-24-52-16-46-14-39-17-44-44-32-66-12-80-9-92-10-100-7-108L-16-124 0-117C8-123 16-136 26-154L33-153C35-144 33-134 29-125L37-126C36-116 28-107 22-101 25-86 24-72 18-58 21-38 21-20 23-9L33-6Q36 0 32 1H8L5-34C1-24-4-14-5-8L4-6Q7 0 3 1Z';

/** A wolf on a crag, howling before the full moon. */
export const wolfMoon: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const moonX = 150 + random.int(-18, 18);
  const moon = paints.radial(
    [
      [0, '#ffffff'],
      [0.7, palette.glow],
      [1, mix(palette.glow, palette.sky[2], 0.45)],
    ],
    0.4,
    0.4,
    0.65,
  );
  const crater = mix(palette.glow, palette.sky[1], 0.35);
  const flip = random.chance(0.5) ? -1 : 1;
  const rock = mix(palette.ink, palette.land[2], 0.35);
  const cliff = paints.linear([
    [0, mix(palette.land[2], palette.land[1], 0.5)],
    [0.5, rock],
    [1, palette.ink],
  ]);
  const mist = paints.linear([
    [0, palette.sky[2], 0],
    [0.5, palette.sky[2], 0.65],
    [1, palette.sky[2], 0],
  ]);
  const fur = paints.linear([
    [0, mix(palette.land[1], palette.ink, 0.5)],
    [1, palette.ink],
  ]);
  const craters = [
    [-34, -30, 15],
    [20, -46, 9],
    [38, 6, 18],
    [-14, 22, 11],
    [-56, 14, 8],
    [10, 54, 13],
    [58, -34, 7],
  ]
    .map(([x = 0, y = 0, r = 1]) =>
      circle(moonX + x, 150 + y, r + random.int(-2, 3), crater, { opacity: 0.45 }),
    )
    .join('');
  const wolf = group(
    path(WOLF, fur) +
      stroke(
        'M-39-20C-44-44-32-66-12-80-9-92-10-100-7-108L-16-124 0-117C8-123 16-136 26-154',
        lighter(palette.sky[2], 0.4),
        2,
        { opacity: 0.9 },
      ) +
      stroke(
        'M-56-22C-50-12-44-12-39-15M-24-30Q-22-54-6-66M8-66Q12-48 8-36M6-104q6-2 10-8',
        lighter(palette.land[0], 0.2),
        1.5,
        { opacity: 0.6 },
      ) +
      path('M12-126q4-2 6-6l1 5z', palette.trim),
    placeAt(146, 292, random.between(1.02, 1.14)),
  );
  const crag =
    path(
      'M-60 420L-60 352 20 330 60 318 84 300 120 292 196 290 208 300 192 318 214 340 200 366 232 420Z',
      cliff,
    ) +
    stroke('M90 302L112 320 100 350M150 294L160 330 146 372M186 318L170 344', palette.ink, 2, {
      opacity: 0.6,
    }) +
    stroke('M20 330L60 318 84 300 120 292 196 290', lighter(palette.sky[2], 0.3), 2, {
      opacity: 0.65,
    });
  const forest = (y: number, low: number, high: number, fill: string, perCard: number): string =>
    path(
      spread(random, frame, perCard, (x) =>
        pine(Math.round(x), y + random.int(0, 12), random.int(low, high)),
      ),
      fill,
    );
  return paints.compose([
    sky(paints, palette.sky, frame, 370),
    stars(random, frame, '#ffffff', 260, 44),
    circle(moonX, 150, 190, paints.glow(palette.glow, 0.65)),
    circle(moonX, 150, 88, moon),
    craters,
    spread(random, frame, 3, (x) =>
      ellipse(
        x,
        random.int(150, 230),
        random.int(50, 90),
        random.int(4, 8),
        mix(palette.sky[2], palette.glow, 0.3),
        { opacity: 0.45 },
      ),
    ),
    path(ridge(random, frame, 268, 70, 6), mix(palette.land[0], palette.sky[2], 0.3)),
    path(ridge(random, frame, 300, 50, 8), palette.land[0]),
    rect(frame.left, 250, frame.right - frame.left, 90, mist),
    forest(340, 50, 90, palette.land[1], 14),
    forest(376, 60, 110, palette.land[2], 9),
    group(crag + wolf, flip === 1 ? {} : { transform: 'translate(300 0) scale(-1 1)' }),
    path(
      pine(8, 420, 200) + pine(292, 424, 230) + pine(262, 426, 130) + pine(44, 428, 110),
      darker(palette.ink, 0.1),
    ),
    stroke(
      spread(random, frame, 7, (x) => trace`M${x} ${random.int(250, 380)}h0`),
      palette.trim,
      2.6,
      { opacity: 0.7 },
    ),
  ]);
};
