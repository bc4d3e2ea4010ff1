import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, stroke } from '../brush/shapes.ts';
import { coarse } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { hills } from '../motifs/hills.ts';
import { sunburst } from '../motifs/light.ts';
import { sky } from '../motifs/sky.ts';
import { leaf } from '../motifs/trees.ts';

/** A proud rooster at sunrise. */
export const roosterYard: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const plumage = random.pick([
    ['#c8391f', '#f3a32b', '#16384f'],
    ['#7d2a14', '#ffc24a', '#0e5a4a'],
    ['#e2722a', '#ffe08a', '#4a1f5e'],
    ['#3b3f58', '#e7e9f2', '#a3202e'],
  ] as const);
  const [coat, gold, tail] = plumage;
  const body = paints.linear([
    [0, gold],
    [0.45, coat],
    [1, darker(coat, 0.55)],
  ]);
  const hackle = paints.linear([
    [0, lighter(gold, 0.4)],
    [1, mix(gold, coat, 0.6)],
  ]);
  const plume = paints.linear(
    [
      [0, lighter(tail, 0.3)],
      [1, darker(tail, 0.45)],
    ],
    'diagonal',
  );
  const red = paints.linear([
    [0, '#ff5a4d'],
    [1, '#b3121f'],
  ]);
  const sway = random.int(-6, 6);
  const sickles = [
    [-104, 86],
    [-122, 96],
    [-140, 98],
    [-158, 92],
    [-176, 78],
    [-194, 62],
  ]
    .map(([turn = 0, reach = 0], i) =>
      path(
        leaf(-50, 6, reach * 1.12, turn + sway, 0.36),
        i % 2 === 0 ? plume : lighter(tail, 0.16),
        { stroke: darker(tail, 0.5), 'stroke-width': 1 },
      ),
    )
    .join('');
  const rooster = group(
    sickles +
      stroke('M-8 62L-14 112M22 62L26 112', '#e0922b', 7) +
      stroke(
        'M-14 112l-20 8M-14 112l-2 12M-14 112l18 8M26 112l-18 9M26 112l2 12M26 112l20 7',
        '#e0922b',
        5,
      ) +
      stroke('M-10 92l-10-4M25 92l-10-4', '#f6c063', 4) +
      path('M-26 40Q-30 78-6 82 6 72 2 46ZM6 46Q4 80 24 82 42 70 38 40Z', darker(coat, 0.3)) +
      path('M-64 4Q-44 62 8 62 62 58 64 4 66-30 40-52L0-36Q-40-22-64 4Z', body) +
      path(
        'M-50 8Q-30-18 10-10 24-6 20 14 4 50-46 42-34 34-32 28-48 30-56 22-42 20-40 16-48 16-50 8Z',
        plume,
      ) +
      stroke('M-34 14Q-10 0 10 2M-30 26Q-6 14 12 14M-26 36Q-4 28 8 24', lighter(tail, 0.45), 2, {
        opacity: 0.7,
      }) +
      path(
        'M20-104Q-6-80-4-46-6-18 18-2 22-14 28-12 32 2 42-2 42-16 50-16 56-8 62-16 66-44 58-70L60-100Z',
        hackle,
      ) +
      stroke(
        'M10-56Q8-34 18-18M24-62Q22-38 32-22M38-64Q38-42 46-26M50-62Q52-46 56-34',
        mix(coat, gold, 0.25),
        2.4,
        { opacity: 0.8 },
      ) +
      path(
        'M14-98Q4-122 16-136 20-128 24-128 24-148 36-156 40-142 44-136 50-152 62-154 62-138 62-130 70-138 78-134 74-120 64-106L58-94Z',
        red,
      ) +
      path('M18-90Q20-118 44-116 66-112 66-92 64-72 44-70 24-70 18-90Z', hackle) +
      path('M62-102L92-90 64-82Z', '#f0a92e') +
      path('M64-88L92-90 64-82Z', '#b8731a') +
      path('M56-82Q72-78 70-58 62-46 54-56 50-70 56-82ZM44-80q8 8 4 18-10 0-10-10z', red) +
      circle(50, -98, 8, '#fff6dc') +
      circle(52, -98, 5, '#21120a') +
      circle(54, -100, 1.8, '#ffffff') +
      stroke('M40-108Q50-112 60-104', darker(coat, 0.4), 2.6),
    { transform: `translate(142 222) scale(${random.chance(0.5) ? 1.06 : 1.12})` },
  );
  const board = mix('#9a6334', palette.land[1], 0.35);
  const rails = coarse`M${frame.left} 300H${frame.right}M${frame.left} 322H${frame.right}`;
  const posts = spread(random, frame, 6, (x) => coarse`M${x} 284V342`);
  return paints.compose([
    sky(paints, palette.sky, frame, 320),
    path(sunburst(150, 176, 620, 18, random.next()), palette.glow, { opacity: 0.22 }),
    circle(150, 176, 190, paints.glow(palette.glow, 0.9)),
    circle(150, 176, 104, palette.glow, { opacity: 0.75 }),
    circle(150, 176, 86, mix(palette.glow, palette.trim, 0.45), { opacity: 0.8 }),
    spread(random, frame, 2, (x) =>
      cloud(x - 50, random.int(60, 120), random.int(60, 100), '#ffffff', { opacity: 0.6 }),
    ),
    path(hills(random, frame, 276, 22, 3), palette.land[0]),
    group(
      path('M-40-6V-50L0-78 40-50V-6Z', mix('#b8322a', palette.land[1], 0.25)) +
        path('M-48-46L0-84 48-46 42-40 0-74-42-40Z', palette.land[2]) +
        path('M-14-6V-34H14V-6Z', palette.ink, { opacity: 0.7 }) +
        stroke('M-14-34L14-6M14-34L-14-6', '#ffffff', 2, { opacity: 0.7 }),
      { transform: `translate(${random.pick([36, 262])} 284) scale(.9)` },
    ),
    path(hills(random, frame, 304, 12, 3), palette.land[1]),
    stroke(posts + rails, darker(board, 0.35), 9, { transform: 'translate(2 3)' }),
    stroke(posts + rails, board, 8),
    path(
      hills(random, frame, 348, 8, 3),
      paints.linear([
        [0, mix(palette.land[1], palette.trim, 0.35)],
        [1, palette.land[2]],
      ]),
    ),
    ellipse(150, 352, 84, 12, palette.ink, { opacity: 0.4 }),
    rooster,
    path(
      spread(random, frame, 12, (x) =>
        leaf(x, 404, random.int(18, 40), random.int(-120, -60), 0.12),
      ),
      palette.land[2],
    ),
    stroke(
      spread(random, frame, 9, (x) => coarse`M${x} ${random.int(356, 388)}l5-2`),
      palette.trim,
      3,
    ),
  ]);
};
