import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sunburst } from '../motifs/light.ts';
import { star } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

/** A dabbed card among bouncing balls, under strings of bulbs. */
export const bingoHall: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const colours = random.shuffle(['#ff4d6d', '#ff9f1c', '#2ec4b6', '#3a86ff', '#9b5de5']);
  const shade = paints.radial(
    [
      [0, '#ffffff', 0.7],
      [0.3, '#ffffff', 0.08],
      [0.65, '#000000', 0],
      [1, '#000000', 0.45],
    ],
    0.34,
    0.28,
    0.8,
  );
  const ball = (x: number, y: number, r: number, colour: string): string => {
    const mark = random.pick([
      path(star(x, y, r * 0.4), darker(colour, 0.15)),
      circle(x, y, r * 0.26, 'none', { stroke: darker(colour, 0.15), 'stroke-width': r * 0.13 }),
      path(
        trace`M${x} ${y - r * 0.34}l${r * 0.3} ${r * 0.34}-${r * 0.3} ${r * 0.34}-${r * 0.3}-${r * 0.34}z`,
        darker(colour, 0.15),
      ),
    ]);
    return (
      circle(x, y, r, colour) +
      stroke(
        trace`M${x - r * 0.86} ${y + r * 0.42}q${r * 0.86} ${r * 0.5} ${r * 1.72} 0`,
        '#ffffff',
        r * 0.1,
        { opacity: 0.55 },
      ) +
      circle(x, y, r * 0.56, '#fffdf6') +
      mark +
      circle(x, y, r, shade)
    );
  };
  const paper = paints.linear([
    [0, '#fffdf4'],
    [1, '#efe2cb'],
  ]);
  const head = paints.linear([
    [0, lighter(palette.subject, 0.25)],
    [1, darker(palette.subject, 0.2)],
  ]);
  const line = random.pick([
    [0, 6, 12, 18, 24],
    [4, 8, 12, 16, 20],
    [10, 11, 12, 13, 14],
    [2, 7, 12, 17, 22],
  ]);
  const dabbed = new Set([...line, random.int(0, 24), random.int(0, 24), random.int(0, 24)]);
  const at = (cell: number): readonly [number, number] => [
    -64 + (cell % 5) * 32,
    -44 + Math.floor(cell / 5) * 32,
  ];
  const cells = Array.from({ length: 25 }, (_, cell) => {
    const [x, y] = at(cell);
    return coarse`M${x - 14} ${y - 14}h28v28h-28z`;
  }).join('');
  const dots = Array.from({ length: 25 }, (_, cell) => {
    const [x, y] = at(cell);
    return Array.from(
      { length: 1 + ((cell * 7) % 3) },
      (_unused, i) => coarse`M${x - 6 + i * 6} ${y}h0`,
    ).join('');
  }).join('');
  const daubs = stroke(
    [...dabbed]
      .map((cell) => {
        const [x, y] = at(cell);
        return coarse`M${x + random.int(-2, 2)} ${y + random.int(-2, 2)}h0`;
      })
      .join(''),
    palette.subject,
    25,
    { opacity: 0.82 },
  );
  const card = group(
    rect(-88, -104, 186, 232, '#000000', { rx: 14, opacity: 0.3 }) +
      rect(-92, -112, 184, 232, paper, { rx: 14 }) +
      path('M-92-98A14 14 0 0 1-78-112H78A14 14 0 0 1 92-98V-68H-92Z', head) +
      [-64, -32, 0, 32, 64]
        .map((x, i) => circle(x, -90, 12, '#ffffff') + circle(x, -90, 7.5, colours[i] ?? '#fff'))
        .join('') +
      path(cells, mix('#ffffff', palette.sky[2], 0.25), {
        stroke: '#c9b99a',
        'stroke-width': 1.4,
      }) +
      stroke(dots, '#8c7c66', 4) +
      daubs +
      path(star(0, 20, 10), '#ffffff'),
    placeAt(150, 206, 1.02, random.int(-9, 9)),
  );
  const string = (y: number): string => {
    const lamps = spread(random, frame, 9, (_, i) => {
      const x = frame.left + i * 34;
      return coarse`M${x} ${y + 12 + Math.sin(i * 1.05) * 10}h0`;
    });
    return (
      stroke(coarse`M${frame.left - 10} ${y}${'q51 34 102 0 '.repeat(9)}`, palette.ink, 1.6, {
        opacity: 0.6,
      }) +
      stroke(lamps, palette.trim, 17, { opacity: 0.25 }) +
      stroke(lamps, '#fff6cf', 8)
    );
  };
  const [a = '', b = '', c = '', d = '', e = ''] = colours;
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, mix(palette.sky[2], palette.sky[1], 0.3)],
          [0.55, palette.sky[1]],
          [1, palette.sky[0]],
        ],
        0.5,
        0.45,
        0.8,
      ),
    ),
    path(sunburst(150, 200, 640, 20, random.next()), '#ffffff', { opacity: 0.1 }),
    string(26),
    string(60),
    circle(150, 200, 190, paints.glow(palette.glow, 0.65)),
    ball(52, 132, 31, a),
    ball(250, 124, 34, b),
    ball(40, 232, 24, d),
    ball(264, 222, 26, e),
    card,
    ellipse(150, 372, 140, 14, palette.ink, { opacity: 0.35 }),
    ball(70, 322, 36, c),
    ball(234, 328, 34, a),
    ball(152, 350, 26, d),
    frame.left < 0 ? ball(-90, 300, 30, b) : '',
    [palette.accent, palette.trim, '#ffffff']
      .map((colour) =>
        stroke(
          spread(
            random,
            frame,
            6,
            (x) => coarse`M${x} ${random.int(10, 390)}l${random.int(-5, 5)} ${random.int(3, 7)}`,
          ),
          colour,
          4.2,
        ),
      )
      .join(''),
    path(glint(60, 118, 9) + glint(220, 96, 12) + glint(84, 300, 10), '#ffffff'),
  ]);
};
