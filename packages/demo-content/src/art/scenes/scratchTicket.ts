import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sunburst } from '../motifs/light.ts';
import { coin, star, SUITS } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

/** A ticket half scratched by a gold coin. */
export const scratchTicket: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const paper = paints.linear(
    [
      [0, lighter(palette.subject, 0.3)],
      [0.5, palette.subject],
      [1, darker(palette.subject, 0.35)],
    ],
    'diagonal',
  );
  const foil = paints.linear(
    [
      [0, '#f4f6fb'],
      [0.3, '#b9c0d2'],
      [0.5, '#e9ecf5'],
      [0.75, '#9aa3ba'],
      [1, '#dfe3ee'],
    ],
    'diagonal',
  );
  const edge = (half: number, tall: number): string =>
    trace`M${-half} ${-tall}q4.5 -7 9 0${'t9 0'.repeat(Math.round(half / 4.5) - 1)}V${tall}q-4.5 7 -9 0${'t-9 0'.repeat(Math.round(half / 4.5) - 1)}Z`;
  const prizes = [
    (x: number, y: number) => path(star(x, y, 18), palette.trim),
    (x: number, y: number) =>
      path(trace`M${x - 17} ${y - 4}l8-11h18l8 11-17 20z`, '#24b8ff') +
      path(trace`M${x - 9} ${y - 15}h18l-9 11zM${x - 17} ${y - 4}h17v20z`, '#ffffff', {
        opacity: 0.5,
      }),
    (x: number, y: number) => path(SUITS.club, '#1fae62', placeAt(x, y, 0.8)),
    (x: number, y: number) => path(SUITS.heart, '#f0305a', placeAt(x, y, 0.8)),
    (x: number, y: number) =>
      circle(x, y, 15, palette.trim) + circle(x, y, 9, darker(palette.trim, 0.25)),
    (x: number, y: number) =>
      path(trace`M${x - 18} ${y + 12}l-4-22 11 9 11-15 11 15 11-9-4 22z`, '#f0a51f'),
  ];
  const lucky = random.pick(prizes);
  const cells = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => ({ x: column * 56, y: 24 + row * 52 })),
  );
  const open = new Set([0, 4, 8, random.pick([1, 3, 5])]);
  const board =
    cells
      .map(({ x, y }, i) => {
        const symbol = i === 0 || i === 4 || i === 8 ? lucky(x, y) : random.pick(prizes)(x, y);
        const cover = open.has(i)
          ? path(
              trace`M${x - 23} ${y - 20}h${random.int(8, 16)}l-9 8 5 4-6 8zM${x + 24} ${y + 20}h-${random.int(9, 18)}l9-7-5-5 7-8z`,
              foil,
            )
          : rect(x - 24, y - 21, 48, 42, foil, { rx: 6 });
        return open.has(i)
          ? rect(x - 24, y - 21, 48, 42, '#fff8ea', { rx: 6 }) + symbol + cover
          : cover;
      })
      .join('') +
    stroke(
      cells
        .filter((_, i) => !open.has(i))
        .map(({ x, y }) => trace`M${x - 12} ${y + 8}l18-18M${x - 2} ${y + 12}l14-14`)
        .join(''),
      '#ffffff',
      3,
      { opacity: 0.55 },
    );
  const back = (turn: number, colour: string): string =>
    group(
      path(edge(90, 138), colour) +
        rect(-78, -120, 156, 240, 'none', {
          rx: 8,
          stroke: '#ffffff',
          'stroke-width': 2,
          opacity: 0.5,
        }),
      placeAt(150, 204, 1, turn),
    );
  const tilt = random.int(-7, 4);
  const ticket = group(
    path(edge(99, 146), '#000000', { opacity: 0.3, transform: 'translate(5 9)' }) +
      path(edge(99, 146), paper) +
      path(sunburst(0, -92, 92, 12, 0.2), '#ffffff', { opacity: 0.14 }) +
      rect(-88, -132, 176, 264, 'none', { rx: 10, stroke: palette.trim, 'stroke-width': 2.4 }) +
      path('M-70-112H70L60-92 70-72H-70L-60-92Z', palette.trim) +
      [-40, 0, 40].map((x) => path(star(x, -92, x === 0 ? 17 : 11), '#ffffff')).join('') +
      rect(-86, -56, 172, 160, darker(palette.subject, 0.55), { rx: 12, opacity: 0.6 }) +
      board +
      stroke('M-60 118H60', '#ffffff', 5, {
        'stroke-dasharray': '3 5 7 4',
        'stroke-linecap': 'butt',
        opacity: 0.8,
      }),
    placeAt(150, 206, 0.97, tilt),
  );
  const flakes = path(
    Array.from(
      { length: 14 },
      () => coarse`M${random.int(150, 270)} ${random.int(250, 350)}l5-3 3 4-5 4z`,
    ).join(''),
    '#d5dae6',
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
        0.45,
        0.8,
      ),
    ),
    path(sunburst(150, 200, 640, 16, random.next()), '#ffffff', { opacity: 0.12 }),
    circle(150, 190, 190, paints.glow(palette.glow, 0.7)),
    [palette.accent, palette.trim, '#ffffff']
      .map((colour) =>
        stroke(
          spread(
            random,
            frame,
            7,
            (x) => coarse`M${x} ${random.int(10, 390)}l${random.int(-6, 6)} ${random.int(3, 7)}`,
          ),
          colour,
          4.5,
        ),
      )
      .join(''),
    back(tilt - 13, palette.accent),
    back(tilt + 12, mix(palette.trim, palette.subject, 0.25)),
    ticket,
    flakes,
    ellipse(232, 322, 42, 12, '#000000', { opacity: 0.3 }),
    coin(226, 284, 38, palette.trim),
    path(glint(92, 108, 13) + glint(216, 118, 10) + glint(240, 258, 12), '#ffffff'),
  ]);
};
