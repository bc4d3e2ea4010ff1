import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, type Frame, spread } from '../Frame.ts';
import { ridge } from '../motifs/hills.ts';
import { reflection } from '../motifs/light.ts';
import { ground, sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** A longship under a striped sail, entering a fjord. */
export const vikingSea: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const horizon = 262;
  const sunX = random.int(90, 210);
  const wood = '#8b5128';
  const hull = paints.linear([
    [0, lighter(wood, 0.15)],
    [0.6, darker(wood, 0.25)],
    [1, darker(wood, 0.65)],
  ]);
  const water = paints.linear([
    [0, mix(palette.sky[2], palette.land[1], 0.35)],
    [0.4, palette.land[1]],
    [1, palette.ink],
  ]);
  const sailShape = 'M-62-158Q0-170 62-158 78-110 66-58 0-36-66-58-50-110-62-158Z';
  const sailClip = paints.clip(path(sailShape, '#000'));
  const sailShade = paints.linear(
    [
      [0, '#000000', 0.3],
      [0.35, '#ffffff', 0.12],
      [1, '#000000', 0.32],
    ],
    'right',
  );
  const stripes = Array.from({ length: 4 }, (_, i) =>
    rect(-64 + i * 36, -180, 18, 150, palette.subject),
  ).join('');
  const emblem = random.pick([
    path('M0-134l8 18 20 1-15 13 5 20-18-11-18 11 5-20-15-13 20-1z', palette.trim),
    circle(0, -108, 22, palette.trim) +
      circle(0, -108, 13, palette.subject) +
      circle(0, -108, 6, palette.trim),
    path('M0-134L24-108 0-82-24-108ZM0-122L-13-108 0-94 13-108Z', palette.trim, {
      'fill-rule': 'evenodd',
    }),
  ]);
  const shields = Array.from({ length: 8 }, (_, i) => {
    const x = -70 + i * 20;
    const y = -10 + Math.abs(i - 3.5) ** 2 * -0.7;
    return (
      circle(x, y, 10.5, i % 2 === 0 ? palette.trim : palette.accent, {
        stroke: darker(wood, 0.6),
        'stroke-width': 2,
      }) +
      path(trace`M${x - 9} ${y}h18M${x} ${y - 9}v18`, 'none', {
        stroke: darker(wood, 0.5),
        'stroke-width': 2.4,
        opacity: 0.55,
      }) +
      circle(x, y, 3.2, '#e9edf2')
    );
  }).join('');
  const ship = group(
    stroke('M0-178V0', darker(wood, 0.3), 6) +
      stroke('M-66-160Q0-172 66-160', darker(wood, 0.45), 5) +
      path(sailShape, '#f8ecd6') +
      group(stripes + emblem, { 'clip-path': sailClip }) +
      path(sailShape, sailShade) +
      stroke('M-66-58L-92-14M66-58L88-16M0-176L-118-50M0-176L112-52', darker(wood, 0.5), 1.4, {
        opacity: 0.8,
      }) +
      path('M0-180l26 6-26 8z', palette.accent) +
      path(
        'M-118-12Q-104-30-118-52-132-60-128-74-112-82-102-66-92-40-84-10Q0 10 84-10 96-36 104-64 112-80 124-70 130-58 120-56 108-40 106-10 96 22 60 30 0 40-62 30-104 22-118-12Z',
        hull,
      ) +
      path('M-127-70l-19 8 8 4-7 5 18 3zM-122-76l2-12 7 9zM-112-76l7-9 2 11z', darker(wood, 0.3)) +
      circle(-118, -67, 2.6, palette.trim) +
      stroke('M-112-4Q0 22 102-4M-100 12Q0 34 90 12', darker(wood, 0.6), 2, { opacity: 0.8 }) +
      stroke('M-84-10Q0 10 84-10', palette.trim, 3.4) +
      shields +
      stroke(
        'M-58 8l-20 38M-30 12l-18 38M0 13l-16 39M30 12L16 50M58 8L46 46',
        darker(wood, 0.15),
        3.2,
      ),
    placeAt(152, 296, random.between(1, 1.07), random.int(-4, 3)),
  );
  const wave = (y: number, fill: string, opacity: number, wide: Frame): string => {
    const shift = random.int(0, 40);
    return path(
      trace`M${wide.left - 60 - shift} 410V${y}${'q20 -14 40 0t40 0'.repeat(Math.ceil((wide.right - wide.left + 140) / 80))}V410Z`,
      fill,
      { opacity },
    );
  };
  return paints.compose([
    sky(paints, palette.sky, frame, 280),
    palette.mood === 'night' ? stars(random, frame, '#ffffff', 180, 34) : '',
    circle(sunX, 170, 170, paints.glow(palette.glow, 0.85)),
    circle(sunX, 176, 46, palette.glow),
    spread(random, frame, 4, (x) =>
      ellipse(
        x,
        random.int(50, 170),
        random.int(40, 80),
        random.int(4, 8),
        mix(palette.glow, palette.sky[2], 0.5),
        { opacity: 0.4 },
      ),
    ),
    path(ridge(random, frame, 228, 72, 5), mix(palette.land[0], palette.sky[2], 0.4)),
    path(ridge(random, frame, 262, 54, 6), palette.land[0]),
    ground(horizon, water, frame),
    reflection(random, sunX, horizon, 40, palette.glow, 9),
    wave(284, mix(palette.land[1], palette.sky[1], 0.35), 0.7, frame),
    stroke(
      Array.from(
        { length: 4 },
        () => trace`M${random.int(30, 250)} ${random.int(70, 140)}q5-7 10 0q5-7 10 0`,
      ).join(''),
      palette.ink,
      2,
      { opacity: 0.6 },
    ),
    ship,
    stroke('M44 330q14-12 28-2t34 0 40 0 40 0 46-2 24-2', '#ffffff', 3.4, { opacity: 0.75 }),
    wave(338, palette.land[1], 0.95, frame),
    wave(360, mix(palette.land[2], palette.land[1], 0.4), 1, frame),
    wave(382, palette.land[2], 1, frame),
    stroke(
      spread(random, frame, 9, (x) => trace`M${x} ${random.int(344, 394)}q8-6 18 0`),
      '#ffffff',
      2,
      { opacity: 0.45 },
    ),
  ]);
};
