import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';
import { leaf } from '../motifs/trees.ts';

/** Tiles on a lacquered table, before a moon gate and bamboo. */
export const mahjongGarden: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const green = mix('#1c8f5a', palette.land[1], 0.15);
  const ivory = paints.linear([
    [0, '#ffffff'],
    [1, '#ece3cf'],
  ]);
  const backing = paints.linear([
    [0, lighter(green, 0.15)],
    [1, darker(green, 0.4)],
  ]);
  const ring = (x: number, y: number, r: number, colour: string): string =>
    circle(x, y, r * 0.8, '#fffaf0', { stroke: colour, 'stroke-width': r * 0.4 }) +
    circle(x, y, r * 0.32, colour);
  const stick = (x: number, y: number, colour: string): string =>
    path(trace`M${x - 4} ${y - 13}h8l-1 5 2 4v8l-2 4 1 5h-8l1-5-2-4v-8l2-4z`, colour);
  const faces = [
    () =>
      ring(0, 0, 23, '#c8213a') +
      circle(0, 0, 29, 'none', {
        stroke: '#1d6fb8',
        'stroke-width': 3,
        'stroke-dasharray': '5 4.100',
      }),
    () =>
      [
        [-13, -26, '#1d6fb8'],
        [13, -26, '#1b8a4f'],
        [-13, 0, '#c8213a'],
        [13, 0, '#c8213a'],
        [-13, 26, '#1b8a4f'],
        [13, 26, '#1d6fb8'],
      ]
        .map(([x, y, colour]) => ring(Number(x), Number(y), 11, String(colour)))
        .join(''),
    () =>
      [
        [-16, -24],
        [0, -24],
        [16, -24],
        [-16, 22],
        [0, 22],
        [16, 22],
      ]
        .map(([x = 0, y = 0], i) => stick(x, y, i % 3 === 1 ? '#c8213a' : '#1b8a4f'))
        .join(''),
    () =>
      path(
        [0, 60, 120, 180, 240, 300].map((turn) => leaf(0, -8, 24, turn, 0.5)).join(''),
        '#e0487a',
      ) +
      circle(0, -8, 6, '#ffd257') +
      stroke('M0 10Q2 24-4 34', '#1b8a4f', 3.4) +
      path(leaf(0, 22, 20, -20) + leaf(0, 26, 18, 200), '#1b8a4f'),
    () =>
      path('M0-34L22-6 0 36-22-6Z', '#1b8a4f') +
      path('M0-22L13-5 0 20-13-5Z', '#fffaf0') +
      circle(0, -4, 6, '#c8213a'),
    () =>
      rect(-22, -32, 44, 64, 'none', { stroke: '#1d6fb8', 'stroke-width': 4, rx: 4 }) +
      rect(-14, -24, 28, 48, 'none', { stroke: '#1d6fb8', 'stroke-width': 2, rx: 2 }),
  ];
  const tile = (x: number, y: number, scale: number, turn: number, face: string): string =>
    group(
      rect(-34, -50, 78, 108, backing, { rx: 10 }) +
        rect(-39, -55, 78, 106, darker('#ece3cf', 0.15), { rx: 10 }) +
        rect(-41, -58, 76, 104, ivory, { rx: 10 }) +
        group(face, placeAt(-3, -6)),
      placeAt(x, y, scale, turn),
    );
  const [a, b, c, d, e] = random.shuffle(faces).map((face) => face());
  const bamboo = (x: number, lean: number, width: number, tone: number): string => {
    const stem = mix('#3f9d4c', palette.land[1], tone);
    return (
      stroke(trace`M${x} 410L${x + lean} -20`, darker(stem, 0.2), width) +
      stroke(trace`M${x - 2} 410L${x + lean - 2} -20`, lighter(stem, 0.2), width * 0.4) +
      stroke(trace`M${x} 410L${x + lean} -20`, darker(stem, 0.5), width + 2, {
        'stroke-dasharray': '2 52',
        'stroke-linecap': 'butt',
      }) +
      path(
        [40, 130, 220]
          .map((y) => {
            const bx = x + (lean * (410 - y)) / 430;
            return (
              leaf(bx, y, 36, 20 + random.int(-10, 30), 0.2) +
              leaf(bx, y, 32, 160 + random.int(-30, 10), 0.2) +
              leaf(bx, y, 30, 66, 0.2)
            );
          })
          .join(''),
        stem,
      )
    );
  };
  const wall = mix('#f7ead2', palette.sky[2], 0.35);
  const lacquer = paints.linear([
    [0, mix('#b3262c', palette.subject, 0.3)],
    [1, '#3d0a10'],
  ]);
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.linear([
        [0, darker(wall, 0.12)],
        [1, darker(wall, 0.32)],
      ]),
    ),
    group(
      sky(paints, palette.sky, frame, 280) +
        circle(150 + random.int(-40, 40), 110, 40, palette.glow) +
        path(hills(random, { left: 0, right: 300 }, 196, 40, 4), palette.land[0]) +
        path(hills(random, { left: 0, right: 300 }, 230, 24, 4), palette.land[1]) +
        stroke(
          coarse`M${random.int(80, 120)} 90q5-6 10 0q5-6 10 0m20 14q4-5 8 0q4-5 8 0`,
          palette.ink,
          2,
        ),
      { 'clip-path': paints.clip(circle(150, 168, 124, '#000')) },
    ),
    circle(150, 168, 128, 'none', {
      stroke: mix('#b3262c', palette.subject, 0.3),
      'stroke-width': 11,
    }) + circle(150, 168, 121, 'none', { stroke: palette.trim, 'stroke-width': 2.4 }),
    rect(frame.left, -2, frame.right - frame.left, 22, lacquer) +
      stroke(coarse`M${frame.left} 20H${frame.right}`, palette.trim, 2.4),
    bamboo(24, 16, 10, 0.1),
    bamboo(52, -14, 7, 0.4),
    bamboo(282, -18, 10, 0.15),
    frame.left < 0
      ? bamboo(-90, 12, 9, 0.3) + bamboo(-220, -8, 10, 0.2) + bamboo(350, 14, 9, 0.3)
      : '',
    rect(frame.left, 316, frame.right - frame.left, 90, lacquer) +
      rect(frame.left, 312, frame.right - frame.left, 7, palette.trim),
    ellipse(150, 344, 130, 22, '#000000', { opacity: 0.35 }),
    tile(78, 258, 0.96, -9, b ?? ''),
    tile(222, 258, 0.96, 9, c ?? ''),
    tile(150, 226, 1.12, random.int(-3, 3), a ?? ''),
    tile(106, 350, 0.62, -76, d ?? ''),
    tile(206, 352, 0.62, 82, e ?? ''),
    path(
      spread(random, frame, 7, (x) => leaf(x, random.int(60, 380), 10, random.int(0, 180), 0.4)),
      palette.accent,
      { opacity: 0.9 },
    ),
  ]);
};
