import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { bokeh, sunburst } from '../motifs/light.ts';
import { chipStack, star } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

const SPOTS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-26, -26],
    [26, 26],
  ],
  [
    [-28, -28],
    [0, 0],
    [28, 28],
  ],
  [
    [-26, -26],
    [26, -26],
    [-26, 26],
    [26, 26],
  ],
  [
    [-28, -28],
    [28, -28],
    [0, 0],
    [-28, 28],
    [28, 28],
  ],
  [
    [-26, -30],
    [-26, 0],
    [-26, 30],
    [26, -30],
    [26, 0],
    [26, 30],
  ],
];

/** Dice tumbling onto a padded tray. */
export const diceTray: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const cloth = random.pick(['#10634b', '#1a3f86', '#6a1338', '#3c1f7d']);
  const die = (
    x: number,
    y: number,
    scale: number,
    turn: number,
    colour: string,
    pip: string,
  ): string => {
    const top = random.int(1, 6);
    const spots = (value: number): string =>
      stroke(
        (SPOTS[value - 1] ?? []).map(([px, py]) => `M${px} ${py}h0`).join(''),
        pip,
        value === 1 ? 32 : 20,
      );
    const face = (matrix: string, value: number, shade: string): string =>
      group(
        rect(-50, -50, 100, 100, shade, { rx: 12 }) +
          rect(-46, -46, 92, 92, lighter(shade, 0.1), { rx: 16 }) +
          spots(value),
        { transform: `matrix(${matrix})` },
      );
    return (
      ellipse(x + 6, y + 78 * scale, 86 * scale, 26 * scale, '#000000', { opacity: 0.35 }) +
      group(
        path('M0-88L76-44V44L0 88-76 44V-44Z', mix(colour, '#000000', 0.35), {
          stroke: mix(colour, '#000000', 0.35),
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }) +
          face('.76 .44 -.76 .44 0 -44', top, lighter(colour, 0.22)) +
          face('.76 .44 0 .88 -38 22', (top % 6) + 1, colour) +
          face('.76 -.44 0 .88 38 22', ((top + 2) % 6) + 1, darker(colour, 0.2)) +
          stroke('M-66-46L0-84 66-46', '#ffffff', 3, { opacity: 0.5 }),
        placeAt(x, y, scale, turn),
      )
    );
  };
  const white = '#f1eee8';
  const colours = random.shuffle([
    [palette.subject, '#ffffff'],
    [white, darker(palette.subject, 0.25)],
    [mix(palette.accent, '#101828', 0.15), '#ffffff'],
    ['#262a3d', palette.trim],
  ] as const);
  const coloursOf = (index: number): readonly [string, string] => colours[index] ?? [white, '#111'];
  const rim = paints.linear([
    [0, lighter(palette.trim, 0.4)],
    [0.5, '#8a4b22'],
    [1, '#3a1d0c'],
  ]);
  const felt = paints.radial(
    [
      [0, lighter(cloth, 0.25)],
      [0.65, cloth],
      [1, darker(cloth, 0.55)],
    ],
    0.5,
    0.4,
    0.7,
  );
  const wide = frame.left < 0 ? 520 : 176;
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, palette.sky[1]],
          [0.6, palette.sky[0]],
          [1, palette.ink],
        ],
        0.5,
        0.4,
        0.8,
      ),
    ),
    path(sunburst(150, 180, 620, 18, random.next()), palette.glow, { opacity: 0.07 }),
    bokeh(random, frame, [palette.trim, palette.glow, palette.accent], 0, 180, 16),
    ellipse(150, 318, wide + 10, 104, '#000000', { opacity: 0.4 }),
    ellipse(150, 306, wide, 100, rim),
    ellipse(150, 302, wide - 14, 88, '#2b150a'),
    ellipse(150, 306, wide - 17, 84, felt),
    ellipse(150, 308, wide - 40, 66, 'none', {
      stroke: palette.trim,
      'stroke-width': 1.6,
      opacity: 0.5,
    }),
    path(star(150, 318, 46, 8, 0.72), 'none', {
      stroke: palette.trim,
      'stroke-width': 1.6,
      opacity: 0.45,
    }),
    chipStack(
      46,
      300,
      random.int(2, 4),
      coloursOf(3)[0] === '#262a3d' ? palette.accent : palette.trim,
    ),
    chipStack(256, 304, random.int(2, 4), palette.subject),
    die(102, 240, 0.72, random.int(-14, 4), ...coloursOf(0)),
    die(206, 250, 0.66, random.int(2, 18), ...coloursOf(1)),
    stroke('M92 76Q104 110 118 122M200 66Q196 92 188 106M150 48V82', '#ffffff', 4, {
      opacity: 0.35,
    }),
    die(152, 150, 0.74, random.int(-26, 26), ...coloursOf(2)),
    path(glint(88, 190, 11) + glint(214, 118, 12) + glint(246, 224, 8), '#ffffff'),
    spread(random, frame, 5, (x) =>
      circle(x, random.int(60, 230), random.between(1, 2.6), palette.trim, { opacity: 0.9 }),
    ),
  ]);
};
