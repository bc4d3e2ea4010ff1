import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, path, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { hills, ridge } from '../motifs/hills.ts';
import { sunburst } from '../motifs/light.ts';
import { sky } from '../motifs/sky.ts';

/** A castle with bright roofs on its hill. */
export const castleKeep: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const stone = mix('#efe3d0', palette.sky[2], 0.25);
  const wall = paints.linear(
    [
      [0, lighter(stone, 0.35)],
      [0.55, stone],
      [1, mix(stone, palette.land[1], 0.5)],
    ],
    'right',
  );
  const shade = mix(stone, palette.land[2], 0.45);
  const roof = paints.linear(
    [
      [0, lighter(palette.subject, 0.3)],
      [0.5, palette.subject],
      [1, darker(palette.subject, 0.4)],
    ],
    'right',
  );
  const lamp = mix('#ffe29a', palette.glow, 0.3);
  const merlons = (x: number, y: number, width: number): string =>
    coarse`M${x} ${y}v-8${Array.from({ length: Math.max(1, Math.round(width / 12)) }, (_, i) => (i === 0 ? 'h6v8h6v-8' : 'h6v8h6v-8')).join('')}h6v8z`;
  const tower = (x: number, top: number, half: number, base: number, flag: boolean): string => {
    const roofTall = half * 2.3;
    return (
      rect(x - half, top, half * 2, base - top, wall) +
      rect(x - half - 4, top, half * 2 + 8, 12, wall) +
      path(coarse`M${x - half - 4} ${top + 12}h${half * 2 + 8}l-4 6h${-half * 2}z`, shade) +
      path(
        coarse`M${x} ${top - roofTall}Q${x + half * 0.6} ${top - roofTall * 0.4} ${x + half + 9} ${top + 2}Q${x} ${top + 9} ${x - half - 9} ${top + 2}Q${x - half * 0.6} ${top - roofTall * 0.4} ${x} ${top - roofTall}Z`,
        roof,
      ) +
      (flag
        ? stroke(trace`M${x} ${top - roofTall}v-18`, palette.ink, 2) +
          path(
            coarse`M${x} ${top - roofTall - 18}q9-5 14 0t13 0v11q-8 5-14 0t-13 0z`,
            palette.accent,
          )
        : circle(x, top - roofTall, 3, palette.trim)) +
      path(
        coarse`M${x - 4} ${top + 42}v-12a4 4 0 0 1 8 0v12zM${x - 4} ${top + 84}v-12a4 4 0 0 1 8 0v12z`,
        lamp,
        { stroke: shade, 'stroke-width': 2 },
      )
    );
  };
  const bricks = Array.from(
    { length: 14 },
    () => coarse`M${random.int(70, 220)} ${random.int(228, 300)}h${random.int(8, 14)}`,
  ).join('');
  const banner = (x: number, y: number): string =>
    path(coarse`M${x - 9} ${y}h18v34l-9-8-9 8z`, palette.accent) +
    path(coarse`M${x} ${y + 7}l5 7-5 7-5-7z`, palette.trim);
  const shift = (): number => random.int(-8, 8);
  const tree = (x: number, y: number, r: number, fill: string): string =>
    circle(x, y - r, r, fill) +
    circle(x + r * 0.8, y - r * 0.7, r * 0.75, fill) +
    circle(x - r * 0.8, y - r * 0.7, r * 0.7, fill);
  const leafy = mix('#3f8f4f', palette.land[1], 0.4);
  return paints.compose([
    sky(paints, palette.sky, frame, 330),
    path(sunburst(150, 160, 600, 16, random.next()), palette.glow, { opacity: 0.14 }),
    circle(150, 150, 180, paints.glow(palette.glow, 0.9)),
    spread(random, frame, 3, (x) =>
      cloud(x - 50, random.int(80, 180), random.int(70, 120), '#ffffff', { opacity: 0.75 }),
    ),
    path(ridge(random, frame, 262, 64, 5), mix(palette.land[0], palette.sky[2], 0.4)),
    path(hills(random, frame, 284, 20, 3), palette.land[0]),
    stroke(
      spread(random, frame, 12, (x) => coarse`M${x} ${random.int(284, 300)}h0`),
      mix(palette.land[0], palette.land[1], 0.6),
      16,
    ),
    path(
      'M-20 410Q40 316 110 300H190Q260 316 320 410Z',
      paints.linear([
        [0, mix(leafy, palette.trim, 0.3)],
        [1, palette.land[2]],
      ]),
    ),
    tower(104, 148 + shift(), 15, 260, false),
    tower(198, 152 + shift(), 15, 260, false),
    tower(150, 128 + shift(), 24, 260, true),
    rect(94, 206, 112, 100, wall) +
      path(merlons(94, 207, 100), stone) +
      path(coarse`M118 226h8v16h-8zM146 218h8v18h-8zM174 226h8v16h-8z`, lamp, {
        stroke: shade,
        'stroke-width': 2,
      }),
    rect(58, 250, 184, 60, wall) +
      path(merlons(58, 251, 174), stone) +
      stroke(bricks, shade, 2.6, { opacity: 0.55 }),
    tower(62, 214 + shift(), 19, 316, true),
    tower(238, 214 + shift(), 19, 316, true),
    path('M124 312V272Q124 244 150 244T176 272V312Z', shade) +
      path('M131 312V273Q131 252 150 252T169 273V312Z', darker(palette.land[2], 0.3)) +
      stroke(
        'M138 256V310M150 252V310M162 256V310M131 272H169M131 290H169',
        mix('#5d4630', palette.ink, 0.3),
        2.4,
      ) +
      banner(104, 262) +
      banner(196, 262),
    path('M132 310H168Q172 340 218 410H112Q150 350 132 310Z', mix('#ecd9ad', palette.trim, 0.25)),
    stroke('M136 318Q150 350 124 400M164 318Q172 346 204 396', darker('#ecd9ad', 0.25), 2, {
      opacity: 0.6,
    }),
    tree(34, 334, 17, leafy),
    tree(76, 340, 12, mix(leafy, palette.trim, 0.25)),
    tree(266, 336, 18, leafy),
    tree(226, 342, 11, mix(leafy, palette.trim, 0.25)),
    path(hills(random, frame, 384, 12, 3), mix(palette.land[2], palette.ink, 0.25)),
    tree(14, 398, 26, darker(leafy, 0.45)),
    tree(288, 400, 28, darker(leafy, 0.45)),
    stroke(
      coarse`M${random.int(40, 80)} ${random.int(90, 130)}q5-6 10 0q5-6 10 0m${random.int(90, 130)} ${random.int(-20, 20)}q5-6 10 0q5-6 10 0`,
      palette.ink,
      2,
      { opacity: 0.6 },
    ),
    stroke(
      spread(random, frame, 9, (x) => coarse`M${x} ${random.int(350, 392)}h0`),
      palette.accent,
      4.4,
    ),
  ]);
};
