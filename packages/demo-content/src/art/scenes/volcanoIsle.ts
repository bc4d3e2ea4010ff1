import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, group, path, stroke } from '../brush/shapes.ts';
import { coarse } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills, ridge } from '../motifs/hills.ts';
import { reflection } from '../motifs/light.ts';
import { ground, sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';
import { leaf, palmTree } from '../motifs/trees.ts';

/** A volcano throwing fire above a dark sea. */
export const volcanoIsle: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const hot = mix('#ff5a1f', palette.subject, 0.2);
  const rock = paints.linear([
    [0, mix(palette.land[1], hot, 0.35)],
    [0.4, palette.land[2]],
    [1, palette.ink],
  ]);
  const rockLit = paints.linear([
    [0, mix(palette.land[0], hot, 0.45)],
    [1, palette.land[2]],
  ]);
  const lava = paints.linear([
    [0, '#fff6b8'],
    [0.3, '#ffc53a'],
    [0.7, hot],
    [1, darker(hot, 0.35)],
  ]);
  const smoke = [
    mix(palette.ink, palette.land[1], 0.6),
    mix(palette.land[1], hot, 0.3),
    mix(hot, '#ffb45c', 0.25),
  ] as const;
  const puffs = (
    fill: string,
    discs: readonly (readonly [x: number, y: number, r: number])[],
  ): string =>
    discs
      .map(([x, y, r]) => circle(x + random.int(-4, 4), y + random.int(-4, 4), r, fill))
      .join('');
  const lean = random.int(-10, 10);
  const arcs = Array.from({ length: 7 }, (_, i) => {
    const reach = (i - 3) * random.int(24, 34);
    const up = random.int(60, 110);
    return coarse`M150 146Q${150 + reach * 0.4} ${146 - up} ${150 + reach} ${170 - up * 0.35}`;
  });
  const bombs = arcs
    .map((arc) => {
      const [x = '0', y = '0'] = arc
        .slice(arc.lastIndexOf(' ', arc.lastIndexOf(' ') - 1) + 1)
        .split(' ');
      return coarse`M${x} ${y}h0`;
    })
    .join('');
  return paints.compose([
    sky(
      paints,
      [mix(palette.sky[0], palette.ink, 0.4), palette.sky[0], mix(palette.sky[1], hot, 0.35)],
      frame,
      320,
    ),
    stars(random, frame, '#ffffff', 130, 24),
    circle(150, 140, 200, paints.glow('#ff9a3c', 0.85)),
    group(
      puffs(smoke[0], [
        [150, 40, 52],
        [92, 62, 38],
        [208, 58, 40],
        [56, 36, 30],
        [246, 32, 34],
        [122, 10, 40],
        [184, 6, 42],
        [20, 20, 20],
      ]) +
        puffs(smoke[1], [
          [146, 66, 38],
          [106, 76, 24],
          [192, 74, 27],
          [128, 40, 27],
          [172, 36, 30],
          [222, 50, 18],
          [74, 50, 16],
        ]) +
        puffs(smoke[2], [
          [150, 96, 22],
          [136, 76, 17],
          [166, 74, 18],
          [152, 58, 15],
        ]),
      { transform: `translate(${lean} 0)` },
    ),
    path(ridge(random, frame, 292, 46, 6), mix(palette.land[0], palette.sky[1], 0.35)),
    path('M-10 330Q84 300 122 150L132 142 150 152 168 141 178 150Q214 300 310 330Z', rock),
    path('M-10 330Q84 300 122 150L132 142 142 150Q134 240 96 330Z', rockLit, { opacity: 0.8 }),
    stroke(
      'M118 190Q104 250 70 300M132 180Q126 220 112 262M186 196Q196 250 222 296M200 262l14 30',
      palette.ink,
      2,
      { opacity: 0.45 },
    ),
    path(
      'M136 100Q128 122 132 142L150 154 168 141Q172 120 162 98 158 118 152 92 144 116 136 100Z',
      lava,
    ),
    path('M144 112Q140 132 150 146 160 132 156 112 152 124 150 106Z', '#fffbe0'),
    stroke(arcs.join(''), '#ffb347', 4),
    stroke(arcs.join(''), '#fff2b0', 1.4),
    stroke(bombs, hot, 11),
    stroke(bombs, '#ffd36b', 6),
    path(
      'M132 142L150 154 168 141Q172 170 164 196 158 226 176 250 196 282 190 330H150Q168 290 150 262 140 244 146 214 138 236 120 258 104 280 104 330H78Q92 280 110 250 132 214 132 180Z',
      lava,
    ),
    stroke('M150 160Q150 200 152 230 172 260 172 320M134 206Q116 240 96 310', '#fff6b8', 2.4, {
      opacity: 0.85,
    }),
    ground(
      326,
      paints.linear([
        [0, mix(palette.sky[1], hot, 0.55)],
        [0.4, palette.land[2]],
        [1, palette.ink],
      ]),
      frame,
    ),
    reflection(random, 136, 326, 60, '#ffb04d', 7),
    path(hills(random, frame, 380, 16, 4), palette.ink),
    palmTree(
      random,
      30,
      392,
      random.int(110, 150),
      10,
      palette.ink,
      darker(palette.land[2], 0.45),
      palette.ink,
    ),
    palmTree(
      random,
      278,
      394,
      random.int(100, 140),
      -14,
      palette.ink,
      darker(palette.land[2], 0.45),
      palette.ink,
    ),
    path(
      leaf(120, 402, 36, -60) +
        leaf(126, 404, 40, -90) +
        leaf(132, 402, 34, -120) +
        leaf(200, 404, 32, -70) +
        leaf(204, 404, 34, -110),
      lighter(palette.ink, 0.06),
    ),
    stroke(
      spread(random, frame, 14, (x) => coarse`M${x} ${random.int(40, 340)}h0`),
      '#ffcf6b',
      3.2,
      { opacity: 0.9 },
    ),
    stroke(
      spread(random, frame, 8, (x) => coarse`M${x} ${random.int(40, 340)}h0`),
      '#fff3c4',
      2,
    ),
  ]);
};
