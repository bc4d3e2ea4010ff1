import { lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { hills } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';
import { glint } from '../motifs/stars.ts';

/** Giant sweets in rolling sugar hills. */
export const candyHills: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const sweets = ['#ff4f8b', '#ffb02e', '#31c6f7', '#8d5cff', '#3ed598'];
  const gloss = paints.radial(
    [
      [0, '#ffffff', 0.85],
      [0.35, '#ffffff', 0.15],
      [1, '#000000', 0.22],
    ],
    0.34,
    0.28,
    0.8,
  );
  const hillPaints = ['#ffc2dd', '#ff97c4', '#e56bb0'].map((colour, i) =>
    paints.linear([
      [0, lighter(mix(colour, palette.land[0], 0.2), 0.25)],
      [1, mix(colour, palette.land[i] ?? colour, 0.3)],
    ]),
  );
  const lollipop = (
    x: number,
    y: number,
    r: number,
    height: number,
    colour: string,
    turn: number,
  ): string => {
    const swirl = Array.from({ length: 6 }, (_, i) => {
      const a = turn + (i * Math.PI) / 3;
      const at = (angle: number, reach: number): string =>
        coarse`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
      return `M0 0Q${at(a - 1.1, r * 0.62)} ${at(a, r)}A${r} ${r} 0 0 1 ${at(a + 0.52, r)}Q${at(a - 0.6, r * 0.66)} 0 0`;
    }).join('');
    return (
      rect(x - 4, y, 8, height, '#ffffff', { rx: 4 }) +
      rect(x + 1, y + r, 3, height - r, '#d9bfe0', { opacity: 0.7 }) +
      group(
        circle(0, 0, r, '#fff7fb') + path(swirl, colour) + circle(0, 0, r, gloss),
        placeAt(x, y),
      ) +
      path(trace`M${x} ${y + r + 10}l-16-9v18zM${x} ${y + r + 10}l16-9v18z`, colour) +
      circle(x, y + r + 10, 4.5, lighter(colour, 0.4))
    );
  };
  const cane = (x: number, y: number, scale: number, flip: 1 | -1, colour: string): string => {
    const hook = 'M0 0V-74A20 20 0 0 1 40-74V-66';
    return group(
      stroke(hook, '#ffffff', 13) +
        stroke(hook, colour, 13, { 'stroke-dasharray': '9 9', 'stroke-linecap': 'butt' }) +
        stroke('M-3-4V-74A23 23 0 0 1 20-97', '#ffffff', 2.5, { opacity: 0.7 }),
      { transform: trace`translate(${x} ${y}) scale(${flip * scale} ${scale}) rotate(-6)` },
    );
  };
  const drop = (x: number, y: number, size: number, colour: string): string =>
    path(
      trace`M${x - size} ${y}Q${x - size * 0.9} ${y - size * 1.7} ${x} ${y - size * 1.7}T${x + size} ${y}Q${x} ${y + size * 0.4} ${x - size} ${y}Z`,
      colour,
    ) +
    path(
      trace`M${x - size * 0.6} ${y - size * 0.5}q0-${size * 0.7} ${size * 0.5}-${size * 0.9}`,
      'none',
      { stroke: '#ffffff', 'stroke-width': size * 0.18, 'stroke-linecap': 'round', opacity: 0.75 },
    );
  const wrapped = (x: number, y: number, colour: string, turn: number): string =>
    group(
      path('M-22 0L-46-16-40 0-46 16ZM22 0L46-16 40 0 46 16Z', lighter(colour, 0.35)) +
        ellipse(0, 0, 26, 20, colour) +
        path('M-14-17Q-4 0-14 17M2-20Q14 0 2 20', 'none', {
          stroke: '#ffffff',
          'stroke-width': 6,
          opacity: 0.75,
        }) +
        ellipse(-6, -9, 11, 5, '#ffffff', { opacity: 0.6 }),
      placeAt(x, y, 1, turn),
    );
  const [a = '', b = '', c = '', e = ''] = random.shuffle(sweets);
  return paints.compose([
    sky(
      paints,
      [
        mix(palette.sky[0], '#8a7bff', 0.3),
        mix(palette.sky[1], '#ff9fd0', 0.35),
        mix(palette.sky[2], '#fff3df', 0.5),
      ],
      frame,
      300,
    ),
    circle(150, 150, 180, paints.glow('#ffffff', 0.6)),
    ['#ff8fb8', '#ffd36b', '#8fe6c4', '#8fc4ff']
      .map((colour, i) =>
        circle(150, 262, 168 - i * 12, 'none', {
          stroke: colour,
          'stroke-width': 12,
          opacity: 0.4,
        }),
      )
      .join(''),
    spread(random, frame, 3, (x) =>
      cloud(x - 50, random.int(60, 170), random.int(64, 110), '#ffffff', { opacity: 0.8 }),
    ),
    path(hills(random, frame, 246, 26, 3), hillPaints[0] ?? ''),
    spread(random, frame, 5, (x, i) => drop(x, 262, random.int(8, 13), sweets[i % 5] ?? a)),
    path(hills(random, frame, 290, 18, 3), hillPaints[1] ?? ''),
    lollipop(62, 206, random.int(34, 40), 130, b, random.next()),
    lollipop(240, 196, random.int(34, 40), 140, c, random.next()),
    lollipop(150, 160, random.int(70, 78), 200, a, random.next()),
    cane(96, 344, 1.05, -1, e),
    cane(206, 344, 1.05, 1, a),
    path(hills(random, frame, 344, 9, 2), hillPaints[2] ?? ''),
    wrapped(random.int(88, 112), 350, c, random.int(-24, 10)),
    wrapped(random.int(196, 216), 356, b, random.int(-10, 24)),
    drop(30, 366, 24, e),
    drop(272, 366, 26, a),
    drop(152, 376, 20, c),
    stroke(
      spread(random, frame, 10, (x) => trace`M${x} ${random.int(356, 396)}l4-3`),
      '#ffffff',
      3.4,
      { opacity: 0.8 },
    ),
    path(glint(118, 116, 14) + glint(206, 140, 9) + glint(70, 180, 8), '#ffffff'),
  ]);
};
