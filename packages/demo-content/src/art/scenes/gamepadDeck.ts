import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { glint, stars } from '../motifs/stars.ts';

/** A controller hovering over a neon deck. */
export const gamepadDeck: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const shell = random.pick(['#f2f4fb', '#454e7d', palette.subject]);
  const body = paints.linear([
    [0, lighter(shell, 0.3)],
    [0.5, shell],
    [1, darker(shell, 0.45)],
  ]);
  const grip = mix(shell, palette.ink, 0.65);
  const pit = paints.radial([
    [0, '#3b4160'],
    [1, '#0b0e1b'],
  ]);
  const buttons = random.shuffle(['#ff4d6d', '#ffb42b', '#2fd884', '#3aa0ff']);
  const hexagon = (x: number, y: number, r: number): string =>
    `M${Array.from({ length: 6 }, (_, i) => trace`${x + Math.cos(i * 1.0472 + 0.5236) * r} ${y + Math.sin(i * 1.0472 + 0.5236) * r}`).join('L')}Z`;
  const cells = spread(random, frame, 9, (x) =>
    hexagon(Math.round(x), random.int(20, 380), random.int(10, 26)),
  );
  const stickAt = (x: number, y: number): string =>
    circle(x, y + 2, 23, '#000000', { opacity: 0.35 }) +
    circle(x, y, 22, pit) +
    circle(x, y, 22, 'none', { stroke: palette.accent, 'stroke-width': 2.4 }) +
    circle(x + random.int(-3, 3), y - 3, 14.5, mix('#3b4160', palette.ink, 0.3)) +
    ellipse(x, y - 6, 9, 6, '#ffffff', { opacity: 0.22 });
  const face = [
    [0, -18],
    [18, 0],
    [0, 18],
    [-18, 0],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        circle(74 + x, -26 + y + 1.5, 9.5, '#000000', { opacity: 0.4 }) +
        circle(74 + x, -26 + y, 9, buttons[i] ?? '#fff') +
        circle(74 + x - 2.5, -29 + y, 2.8, '#ffffff', { opacity: 0.75 }),
    )
    .join('');
  const outline =
    'M-66-66Q-40-72-28-62H28Q40-72 66-66 104-66 116-22 132 36 128 66 122 96 98 84 82 72 62 36 52 26 40 26H-40Q-52 26-62 36-82 72-98 84-122 96-128 66-132 36-116-22-104-66-66-66Z';
  const pad = group(
    path('M-92-70Q-66-90-42-70ZM42-70Q66-90 92-70Z', grip) +
      path(outline, '#000000', { opacity: 0.35, transform: 'translate(4 12)' }) +
      path(outline, body) +
      path(
        'M-116-22Q-132 36-128 66-122 96-98 84-86 74-74 56-104 60-108 24-110-4-116-22ZM116-22Q132 36 128 66 122 96 98 84 86 74 74 56 104 60 108 24 110-4 116-22Z',
        grip,
      ) +
      path(
        'M-64-60Q-38-66-28-56H28Q38-66 64-60 90-60 102-36 60-56 0-50-60-56-102-36-90-60-64-60Z',
        '#ffffff',
        { opacity: 0.3 },
      ) +
      path('M-83-50h18v15h15v18h-15v15h-18v-15h-15v-18h15z', '#14182a', {
        stroke: mix(shell, '#000000', 0.35),
        'stroke-width': 2,
      }) +
      path('M-74-46l5 7h-10zM-74-6l5-7h-10zM-94-26l7-5v10zM-54-26l-7-5v10z', palette.accent) +
      face +
      stickAt(-38, 16) +
      stickAt(38, 16) +
      path(hexagon(0, -28, 15), '#14182a') +
      path(hexagon(0, -28, 11), palette.accent) +
      path('M-4-33l10 5-10 5z', '#ffffff') +
      rect(-32, -34, 12, 6, grip, { rx: 3 }) +
      rect(20, -34, 12, 6, grip, { rx: 3 }) +
      stroke('M-26-2h52', palette.subject, 3.4, { opacity: 0.9 }),
    placeAt(150, 196, random.between(0.98, 1.04), random.int(-12, 12)),
  );
  const deck = 296;
  const lines =
    Array.from(
      { length: 6 },
      (_, i) => coarse`M${frame.left} ${deck + 4 + i * i * 3 + i * 5}H${frame.right}`,
    ).join('') +
    Array.from(
      { length: 25 },
      (_, i) => coarse`M${150 + (i - 12) * 22} ${deck}L${150 + (i - 12) * 90} 410`,
    ).join('');
  const icons = [
    (x: number, y: number) =>
      path(
        coarse`M${x} ${y - 10}h8v-0zM${x - 12} ${y - 6}h8v-6h8v6h8v8h-4v6h-16v-6h-4z`,
        palette.accent,
      ),
    (x: number, y: number) =>
      path(`M${x} ${y + 11}l-13-12q-4-9 4-11 6-1 9 5 3-6 9-5 8 2 4 11z`, '#ff4d6d'),
    (x: number, y: number) =>
      circle(x, y, 11, palette.trim) +
      rect(x - 2.5, y - 6, 5, 12, darker(palette.trim, 0.35), { rx: 2 }),
  ];
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, palette.sky[1]],
          [0.55, palette.sky[0]],
          [1, palette.ink],
        ],
        0.5,
        0.46,
        0.75,
      ),
    ),
    stars(random, frame, '#ffffff', 260, 26),
    path(cells, palette.accent, {
      'fill-opacity': 0.07,
      stroke: palette.accent,
      'stroke-opacity': 0.35,
      'stroke-width': 1.4,
    }),
    path(hexagon(150, 188, 138), 'none', {
      stroke: palette.subject,
      'stroke-width': 5,
      opacity: 0.85,
    }),
    path(hexagon(150, 188, 124), mix(palette.sky[0], palette.ink, 0.35), {
      opacity: 0.7,
      stroke: palette.accent,
      'stroke-width': 2,
    }),
    circle(150, 188, 150, paints.glow(palette.accent, 0.45)),
    rect(
      frame.left,
      deck,
      frame.right - frame.left,
      110,
      paints.linear([
        [0, mix(palette.sky[1], palette.subject, 0.4)],
        [0.4, palette.sky[0]],
        [1, palette.ink],
      ]),
    ),
    stroke(lines, palette.accent, 1.3, { opacity: 0.5 }),
    rect(frame.left, deck - 2, frame.right - frame.left, 3, palette.glow, { opacity: 0.75 }),
    ellipse(150, 338, 116, 20, palette.ink, { opacity: 0.55 }),
    ellipse(150, 336, 90, 15, paints.glow(palette.accent, 0.9)),
    stroke('M28 130L74 150M272 130L226 150M36 250L78 236M264 250L222 236', palette.trim, 3, {
      opacity: 0.6,
      'stroke-dasharray': '12 9',
    }),
    pad,
    random
      .shuffle(icons)
      .map((icon, i) => icon([44, 254, 150][i] ?? 0, [92, 88, 72][i] ?? 0))
      .join(''),
    path(glint(78, 150, 12) + glint(226, 142, 9) + glint(150, 104, 8), '#ffffff'),
    [palette.accent, palette.trim]
      .map((colour) =>
        stroke(
          spread(random, frame, 6, (x) => coarse`M${x} ${random.int(40, 360)}h0`),
          colour,
          4.5,
        ),
      )
      .join(''),
  ]);
};
