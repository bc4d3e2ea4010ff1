import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { leaf } from '../motifs/trees.ts';

/** A mushroom house glowing between old trunks. */
export const mushroomGlade: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const capColour = random.pick([
    palette.subject,
    '#e8413c',
    mix(palette.accent, palette.subject, 0.4),
    '#8a4fe0',
  ]);
  const cap = (colour: string): string =>
    paints.radial(
      [
        [0, lighter(colour, 0.5)],
        [0.5, colour],
        [1, darker(colour, 0.5)],
      ],
      0.4,
      0.2,
      0.9,
    );
  const hero = cap(capColour);
  const small = [cap(palette.accent), cap(mix(palette.sky[2], '#ffffff', 0.15)), cap(palette.trim)];
  const stem = paints.linear(
    [
      [0, '#b9a386'],
      [0.35, '#fff4dc'],
      [1, '#a58a6c'],
    ],
    'right',
  );
  const gills = mix(capColour, '#fff0d6', 0.65);
  const halo = paints.glow(palette.glow, 0.75);
  const trunk =
    (fill: string) =>
    (x: number): string => {
      const half = random.int(10, 20);
      return path(
        coarse`M${x - half} -10Q${x - half + 8} 200 ${x - half - 20} 400H${x + half + 20}Q${x + half - 8} 200 ${x + half} -10Z`,
        fill,
      );
    };
  const toadstool = (x: number, y: number, scale: number, kind: number, turn: number): string =>
    circle(x, y - 46 * scale, 60 * scale, halo) +
    group(
      path('M-8 0Q-4-24-7-44H7Q4-24 8 0 0 5-8 0Z', stem) +
        path('M-32-40Q-30-74 0-76T32-40Q16-32 0-32T-32-40Z', small[kind % 3] ?? hero) +
        stroke('M-14-58h0M8-64h0M16-50h0', '#ffffff', 8, { opacity: 0.8 }),
      placeAt(x, y, scale, turn),
    );
  const house = group(
    ellipse(0, 6, 84, 14, palette.ink, { opacity: 0.5 }) +
      path('M-48 4Q-34-50-42-104H42Q34-50 48 4 0 18-48 4Z', stem) +
      path('M-108-96Q-86-82 0-80T108-96Q92-70 0-66T-108-96Z', gills) +
      stroke(
        'M-80-88L-40-78M-50-86L-26-76M50-86L26-76M80-88L40-78M0-82V-72',
        darker(gills, 0.3),
        1.8,
        { opacity: 0.6 },
      ) +
      path('M-112-96Q-106-190 0-204 106-190 112-96 60-84 0-84T-112-96Z', hero) +
      ellipse(-52, -140, 22, 17, '#fff8ec', { transform: 'rotate(-24 -52 -140)' }) +
      ellipse(14, -162, 24, 15, '#fff8ec') +
      ellipse(66, -124, 17, 19, '#fff8ec', { transform: 'rotate(20 66 -124)' }) +
      ellipse(6, -112, 17, 11, '#fff8ec') +
      circle(-88, -110, 9, '#fff8ec') +
      path('M-84-136Q-66-180-22-190-54-166-66-130Z', '#ffffff', { opacity: 0.35 }) +
      path('M-18 8V-30A18 18 0 0 1 18-30V8Q0 12-18 8Z', '#6b3f22') +
      path('M-14 8V-29A14 14 0 0 1 14-29V8Z', '#9a5f34') +
      stroke('M-5-40V8M5-40V8', '#6b3f22', 1.8) +
      circle(9, -12, 2.6, palette.trim) +
      circle(28, -52, 12, '#6b3f22') +
      circle(28, -52, 9, '#ffe9a0') +
      stroke('M28-61V-43M19-52H37', '#6b3f22', 2) +
      circle(28, -52, 34, paints.glow('#ffe48a', 0.8)) +
      circle(-26, -58, 7, '#ffe9a0', { stroke: '#6b3f22', 'stroke-width': 3 }) +
      path('M-24 8h48l6 8h-60z', mix('#8d8577', palette.land[1], 0.3)),
    placeAt(150, 316, random.between(0.94, 1)),
  );
  const grass = (y: number, fill: string): string =>
    path(
      spread(random, frame, 9, (x) => leaf(x, y, random.int(22, 48), random.int(-125, -55), 0.12)),
      fill,
    );
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, mix(palette.sky[2], palette.glow, 0.3)],
          [0.35, palette.sky[1]],
          [0.75, palette.sky[0]],
          [1, palette.ink],
        ],
        0.5,
        0.4,
        0.75,
      ),
    ),
    circle(150, 160, 190, halo),
    spread(random, frame, 6, trunk(mix(palette.sky[1], palette.land[0], 0.6))),
    path(
      'M90-10h30l-50 360h-90zM180-10h36l70 360h-110z',
      paints.linear([
        [0, palette.glow, 0.45],
        [1, palette.glow, 0],
      ]),
    ),
    spread(random, frame, 4, (x) => (Math.abs(x - 150) < 70 ? '' : trunk(palette.land[1])(x))),
    path(hills(random, frame, 290, 12, 4), palette.land[0]),
    path(hills(random, frame, 308, 8, 3), palette.land[1]),
    toadstool(42, 318, 0.7, 1, -6),
    toadstool(262, 314, 0.8, 0, 5),
    frame.left < 0 ? toadstool(-80, 320, 0.9, 2, -4) + toadstool(-190, 330, 0.6, 0, 6) : '',
    path(
      hills(random, frame, 322, 7, 3),
      paints.linear([
        [0, mix(palette.land[1], palette.accent, 0.2)],
        [1, palette.land[2]],
      ]),
    ),
    path('M128 326H172Q190 356 246 410H86Q130 360 128 326Z', mix('#d9c7a0', palette.land[1], 0.5), {
      opacity: 0.75,
    }),
    house,
    grass(340, mix(palette.land[1], palette.accent, 0.15)),
    toadstool(64, 366, 0.86, 2, -8),
    toadstool(246, 364, 0.7, 1, 6),
    path(hills(random, frame, 388, 8, 4), palette.ink),
    grass(406, mix(palette.ink, palette.land[2], 0.5)),
    path(
      'M-10-10H60Q30 60 26 170T-14 410ZM310-10H246Q276 70 276 180T314 410Z',
      mix(palette.ink, palette.land[2], 0.3),
      { opacity: frame.left < 0 ? 0 : 0.95 },
    ),
    stroke(
      spread(random, frame, 10, (x) => trace`M${Math.round(x)} ${random.int(40, 370)}h0`),
      palette.trim,
      9,
      { opacity: 0.22 },
    ),
    stroke(
      spread(random, frame, 14, (x) => trace`M${Math.round(x)} ${random.int(40, 370)}h0`),
      '#fffbe0',
      3,
      { opacity: 0.9 },
    ),
  ]);
};
