import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, group, path, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';

/** A royal reef fish in front of coral, under beams of light. */
export const deepReef: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const sea: readonly [string, string, string] = [
    mix(palette.sky[2], '#7fe7f0', 0.5),
    mix(palette.sky[1], '#0f79b8', 0.6),
    mix(palette.ink, '#04234f', 0.7),
  ];
  const beam = paints.linear([
    [0, '#ffffff', 0.4],
    [1, '#ffffff', 0],
  ]);
  const fishPaint = paints.linear([
    [0, lighter(palette.subject, 0.35)],
    [0.5, palette.subject],
    [1, darker(palette.subject, 0.3)],
  ]);
  const finPaint = paints.linear([
    [0, palette.trim],
    [1, mix(palette.trim, palette.subject, 0.6)],
  ]);
  const shape = 'M84 4Q60-52 6-58-52-54-74-8-52 46 4 56 60 52 84 4Z';
  const clip = paints.clip(path(shape, '#000'));
  const band = random.pick(['#ffffff', palette.accent, mix(palette.ink, '#14324f', 0.4)]);
  const pattern = random.pick([
    path('M34-60Q14 0 34 60H52Q34 0 52-60ZM-18-60Q-34 0-18 60H2Q-14 0 2-60Z', band),
    path('M-80-26Q0-46 90-20V-8Q0-30-80-10ZM-80 6Q0-4 90 12V24Q0 12-80 22Z', band, {
      opacity: 0.9,
    }),
    stroke('M-44-14h0M-30 14h0M-14-24h0M-6 4h0M10-36h0M8 28h0M28-10h0M30 18h0M-20 36h0', band, 15, {
      opacity: 0.85,
    }),
  ]);
  const flip = random.chance(0.5) ? 1 : -1;
  const hero = group(
    path('M-64-8Q-106-56-124-46-112-20-104-6-114 16-124 44-100 50-64 8Z', finPaint) +
      stroke('M-74-6L-112-36M-76 0L-104-4M-74 6L-112 36', palette.subject, 2, { opacity: 0.6 }) +
      path('M-40-44Q-20-92 34-84 44-66 40-48ZM-34 44Q-22 84 18 86 30 66 26 50Z', finPaint) +
      stroke('M-20-50L-2-80M2-54L16-82M22-52L30-80M-14 50L-4 76M8 54L12 80', palette.subject, 2, {
        opacity: 0.6,
      }) +
      path(shape, fishPaint) +
      group(pattern, { 'clip-path': clip }) +
      path('M60-34Q40-56 6-58-30-56-52-38-20-46 10-42T60-34Z', '#ffffff', { opacity: 0.35 }) +
      stroke('M40-36Q26 0 40 36', darker(palette.subject, 0.35), 2.6, { opacity: 0.7 }) +
      path('M16 10Q-22 16-30 38-4 44 20 24Z', finPaint) +
      stroke('M12 14L-18 32M14 18L-4 34', palette.subject, 1.8, { opacity: 0.6 }) +
      circle(56, -12, 12, '#ffffff') +
      circle(59, -12, 7.4, '#10182b') +
      circle(61.5, -15, 2.6, '#ffffff') +
      stroke('M82 8Q72 16 64 14', darker(palette.subject, 0.55), 3),
    {
      transform: `translate(${150 + flip * 12} 178) scale(${flip * 1.04} 1.04) rotate(${random.int(-10, 4)})`,
    },
  );
  const minnow = (x: number, y: number, scale: number, colour: string): string =>
    path('M18 0Q6-11-10-3L-20-10V10L-10 3Q6 11 18 0Z', colour, {
      transform:
        coarse`translate(${x} ${y})` + ` scale(${(flip * -scale).toFixed(1)} ${scale.toFixed(1)})`,
    });
  const branch = (x: number, y: number, height: number, colour: string): string => {
    const h = height;
    const limbs = coarse`M${x} ${y}V${y - h}M${x} ${y - h * 0.3}q${-h * 0.3} ${-h * 0.1} ${-h * 0.32} ${-h * 0.5}M${x} ${y - h * 0.45}q${h * 0.3} ${-h * 0.05} ${h * 0.34} ${-h * 0.46}M${x - h * 0.3} ${y - h * 0.6}q${-h * 0.16} ${-h * 0.06} ${-h * 0.18} ${-h * 0.26}M${x + h * 0.32} ${y - h * 0.66}q${h * 0.14} ${-h * 0.04} ${h * 0.16} ${-h * 0.22}M${x} ${y - h * 0.7}q${-h * 0.14} ${-h * 0.1} ${-h * 0.14} ${-h * 0.28}`;
    return (
      stroke(limbs, darker(colour, 0.35), h * 0.13, { transform: 'translate(2 3)' }) +
      stroke(limbs, colour, h * 0.12) +
      stroke(limbs, lighter(colour, 0.45), h * 0.03, { opacity: 0.7 })
    );
  };
  const weed = spread(random, frame, 7, (x) => {
    const h = random.int(60, 140);
    return trace`M${Math.round(x)} 404q-14 ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`;
  });
  const coral = random.shuffle([
    palette.accent,
    palette.subject,
    palette.trim,
    '#ff6fae',
    '#a46bff',
  ]);
  return paints.compose([
    sky(paints, sea, frame),
    path('M60-10h50l-60 330h-110zM150-10h34l30 330h-110zM230-10h40l110 320h-110z', beam),
    path(hills(random, frame, 300, 34, 4), mix(sea[1], sea[2], 0.45)),
    spread(random, frame, 5, (x) =>
      minnow(x, random.int(60, 280), random.between(0.4, 0.8), mix(sea[1], sea[2], 0.35)),
    ),
    path(hills(random, frame, 334, 24, 4), mix(sea[1], sea[2], 0.7)),
    stroke(weed, mix('#1f8a6d', sea[2], 0.35), 8),
    branch(40, 372, 120, mix(coral[0] ?? '#f00', sea[1], 0.3)),
    branch(262, 368, 132, mix(coral[1] ?? '#f00', sea[1], 0.3)),
    hero,
    minnow(60, 96, 1.05, palette.trim),
    minnow(244, 286, 0.95, palette.accent),
    minnow(222, 64, 0.8, palette.accent),
    path(hills(random, frame, 376, 12, 4), mix(palette.trim, sea[2], 0.62)),
    branch(96, 388, 66, coral[2] ?? '#f00'),
    branch(212, 390, 58, coral[3] ?? '#f00'),
    [
      [16, 386, 26],
      [284, 388, 28],
      [150, 398, 22],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          circle(x, y, r, coral[(i + 2) % 5] ?? '#f00') +
          circle(x, y, r * 0.7, 'none', {
            stroke: lighter(coral[(i + 2) % 5] ?? '#f00000', 0.4),
            'stroke-width': 4,
            'stroke-dasharray': '2 6',
            'stroke-linecap': 'round',
          }),
      )
      .join(''),
    group(
      spread(
        random,
        frame,
        7,
        (x) =>
          `<circle cx="${Math.round(x)}" cy="${random.int(30, 350)}" r="${random.int(2, 8)}"/>`,
      ),
      {
        fill: '#ffffff',
        'fill-opacity': 0.15,
        stroke: '#ffffff',
        'stroke-width': 1.3,
        opacity: 0.75,
      },
    ),
  ]);
};
