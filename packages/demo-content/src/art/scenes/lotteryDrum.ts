import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, path, rect, stroke } from '../brush/shapes.ts';
import { coarse } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { bokeh, sunburst } from '../motifs/light.ts';
import { glint } from '../motifs/stars.ts';

/** A glass drum full of whirling balls. */
export const lotteryDrum: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const gold = paints.linear(
    [
      [0, lighter(palette.trim, 0.6)],
      [0.5, palette.trim],
      [1, darker(palette.trim, 0.5)],
    ],
    'diagonal',
  );
  const body = paints.linear(
    [
      [0, lighter(palette.subject, 0.3)],
      [0.5, palette.subject],
      [1, darker(palette.subject, 0.55)],
    ],
    'right',
  );
  const glass = paints.radial([
    [0, '#ffffff', 0.12],
    [0.8, '#ffffff', 0.14],
    [0.94, '#ffffff', 0.5],
    [1, '#ffffff', 0.8],
  ]);
  const shade = paints.radial(
    [
      [0, '#ffffff', 0.55],
      [0.3, '#ffffff', 0.05],
      [0.7, '#000000', 0],
      [1, '#000000', 0.45],
    ],
    0.35,
    0.3,
    0.75,
  );
  const colours = ['#ff4d5e', '#ffb52e', '#2fc98b', '#3aa0ff', '#a463ff', '#ff7fc0'];
  const motif = random.pick([
    'm-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
    'm-6 0l6-7 6 7-6 7z',
    'm-7-5h14l-7 12z',
  ]);
  const shift = random.int(0, 5);
  // The white spot is the stroke of a small disc, and all marks are one path: a drum of balls stays
  // small.
  const spot = (x: number, y: number, r: number, colour: string): string =>
    circle(x, y, r, colour) + circle(x, y, r, shade) + circle(x, y, r * 0.55, '#ffffff');
  const mark = (x: number, y: number): string => coarse`M${x} ${y}${motif}`;
  const row = (spots: readonly (readonly [number, number])[], r: number): string =>
    spots.map(([x, y], i) => spot(x, y, r, colours[(i * 5 + shift) % 6] ?? '#fff')).join('') +
    path(spots.map(([x, y]) => mark(x, y)).join(''), mix(palette.ink, palette.subject, 0.5));
  const slots = [
    [-58, 40],
    [-30, 58],
    [0, 66],
    [30, 58],
    [58, 40],
    [-68, 10],
    [-36, 26],
    [-4, 34],
    [28, 26],
    [64, 8],
    [-46, -18],
    [40, -22],
    [2, -8],
    [-12, -54],
  ] as const;
  const balls = row(
    slots.map(([x, y]) => [150 + x + random.int(-3, 3), 168 + y + random.int(-3, 3)] as const),
    18,
  );
  const tray = row(
    [0, 1, 2, 3].map((i) => [96 + i * 36, 340] as const),
    16,
  );
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, palette.sky[2]],
          [0.5, palette.sky[1]],
          [1, palette.sky[0]],
        ],
        0.5,
        0.42,
        0.85,
      ),
    ),
    path(sunburst(150, 168, 640, 18, random.next()), '#ffffff', { opacity: 0.1 }),
    bokeh(random, frame, [palette.trim, palette.glow, palette.accent], 10, 390, 12),
    circle(150, 168, 170, paints.glow(palette.glow, 0.7)),
    ellipse(150, 374, 134, 20, palette.ink, { opacity: 0.45 }),
    path('M104 262h92l26 74H78z', body) +
      path('M64 318H236L250 362Q150 384 50 362Z', body) +
      path('M70 330H230L236 350Q150 366 64 350Z', darker(palette.subject, 0.65)) +
      stroke('M64 318H236', palette.trim, 5) +
      tray +
      path('M50 362Q150 384 250 362V368Q150 392 50 368Z', gold),
    circle(150, 168, 106, mix(palette.sky[0], palette.ink, 0.3), { opacity: 0.55 }),
    balls,
    circle(150, 168, 106, glass),
    path('M74 132A84 84 0 0 1 150 78Q104 98 90 146Q78 150 74 132Z', '#ffffff', { opacity: 0.65 }),
    stroke('M222 214A84 84 0 0 1 186 248', '#ffffff', 6, { opacity: 0.6 }),
    circle(150, 168, 108, 'none', { stroke: gold, 'stroke-width': 7 }),
    path('M132 50h36l-6 16h-24z', gold) +
      circle(150, 46, 11, gold) +
      circle(147, 43, 3.4, '#ffffff', { opacity: 0.9 }),
    [-1, 1]
      .map(
        (side) =>
          circle(150 + side * 112, 168, 15, gold) +
          circle(150 + side * 112, 168, 7, palette.subject),
      )
      .join(''),
    path('M42 168Q32 240 84 300M258 168Q268 240 216 300', 'none', {
      stroke: gold,
      'stroke-width': 8,
    }),
    colours
      .slice(0, 4)
      .map((colour) =>
        stroke(
          spread(
            random,
            frame,
            5,
            (x) => coarse`M${x} ${random.int(10, 390)}l${random.int(-5, 5)} ${random.int(3, 6)}`,
          ),
          colour,
          4,
        ),
      )
      .join(''),
    path(glint(104, 108, 14) + glint(216, 130, 9) + glint(240, 330, 9), '#ffffff'),
  ]);
};
