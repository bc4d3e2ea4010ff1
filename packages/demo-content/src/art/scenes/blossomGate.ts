import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, path, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { hills } from '../motifs/hills.ts';
import { reflection, ripples } from '../motifs/light.ts';
import { ground, sky } from '../motifs/sky.ts';

/** A vermilion gate standing in still water, framed by blossom. */
export const blossomGate: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const horizon = 272;
  const red = mix('#e2402f', palette.subject, 0.35);
  const beam = paints.linear([
    [0, lighter(red, 0.2)],
    [0.5, red],
    [1, darker(red, 0.4)],
  ]);
  const post = paints.linear(
    [
      [0, darker(red, 0.3)],
      [0.35, lighter(red, 0.2)],
      [1, darker(red, 0.45)],
    ],
    'right',
  );
  const cap = mix(palette.ink, '#2a1a2e', 0.5);
  const peak = 128 + random.int(-8, 14);
  const slope = paints.linear([
    [0, mix(palette.land[0], palette.sky[1], 0.25)],
    [1, mix(palette.land[0], palette.sky[2], 0.75)],
  ]);
  const sunX = 150 + random.int(-30, 30);
  const mountX = 150 + random.int(-34, 34);
  const petal = [mix('#ff8fb8', palette.accent, 0.15), '#ffb9d3', '#ffe3ee'];
  // Blossom consists of dots in three shades along the twigs, which look like flowers but cost far
  // fewer bytes.
  const bunch = (spots: readonly (readonly [number, number])[]): string =>
    petal
      .map((colour, layer) =>
        stroke(
          spots
            .flatMap(([x, y]) =>
              Array.from(
                { length: 3 },
                () => coarse`M${x + random.int(-15, 15)} ${y + random.int(-12, 12) - layer * 4}h0`,
              ),
            )
            .join(''),
          colour,
          19 - layer * 5,
        ),
      )
      .join('');
  const left = [
    [12, 34],
    [44, 22],
    [74, 40],
    [104, 30],
    [30, 66],
    [64, 78],
    [92, 66],
    [8, 98],
    [124, 50],
    [18, 6],
    [66, 4],
  ] as const;
  const right = [
    [292, 24],
    [262, 18],
    [236, 34],
    [284, 60],
    [256, 66],
    [226, 8],
    [296, 96],
    [210, 22],
  ] as const;
  const bark = mix(palette.ink, '#3b2330', 0.5);
  const torii =
    rect(92, 150, 17, 146, post) +
    rect(191, 150, 17, 146, post) +
    path('M86 290h29v12H86zM185 290h29v12h-29z', cap) +
    rect(74, 178, 152, 13, beam) +
    rect(143, 152, 14, 30, beam) +
    rect(139, 150, 22, 30, darker(red, 0.35), { rx: 2 }) +
    rect(142, 154, 16, 22, palette.trim, { rx: 1 }) +
    path('M88 178v13h-9v-13zM221 178v13h-9v-13z', darker(red, 0.35)) +
    path('M52 132Q150 156 248 132L244 148Q150 168 56 148Z', beam) +
    path('M46 120Q150 148 254 120L250 134Q150 158 50 134Z', cap) +
    stroke('M48 122Q150 149 252 122', palette.trim, 2.4) +
    stroke('M96 156V288M195 156V288', '#ffffff', 2.4, { opacity: 0.3 }) +
    stroke('M110 192Q150 214 190 192', '#e9dcbc', 5) +
    path('M124 204l6 0-3 16zM147 208l6 0-3 17zM170 204l6 0-3 16z', '#ffffff');
  return paints.compose([
    sky(paints, palette.sky, frame, 290),
    circle(sunX, 150, 170, paints.glow(palette.glow, 0.8)),
    circle(sunX, 146, 62, mix(palette.glow, palette.subject, 0.15)),
    spread(random, frame, 3, (x) =>
      cloud(x - 50, random.int(100, 200), random.int(70, 110), '#ffffff', { opacity: 0.5 }),
    ),
    path(
      coarse`M${mountX - 190} 280Q${mountX - 70} 230 ${mountX - 24} ${peak}Q${mountX} ${peak - 8} ${mountX + 24} ${peak}Q${mountX + 70} 230 ${mountX + 190} 280Z`,
      slope,
    ),
    path(
      coarse`M${mountX - 50} ${peak + 46}Q${mountX - 34} ${peak + 22} ${mountX - 24} ${peak}Q${mountX} ${peak - 8} ${mountX + 24} ${peak}Q${mountX + 34} ${peak + 22} ${mountX + 50} ${peak + 46}l-14-8-10 14-14-14-12 18-12-18-14 14-10-12z`,
      '#ffffff',
      { opacity: 0.92 },
    ),
    path(hills(random, frame, 262, 16, 4), palette.land[0]),
    path(hills(random, frame, 274, 9, 4), palette.land[1]),
    ground(
      horizon,
      paints.linear([
        [0, mix(palette.sky[2], '#ffffff', 0.2)],
        [0.35, mix(palette.sky[1], palette.sky[2], 0.3)],
        [1, mix(palette.sky[0], palette.land[2], 0.4)],
      ]),
      frame,
    ),
    reflection(random, sunX, horizon, 34, palette.glow, 8),
    ripples(random, frame, 284, 396, '#ffffff', 13),
    path('M94 302h14l4 84h-24zM192 302h14l6 84h-24z', red, { opacity: 0.4 }) +
      path('M64 372Q150 388 236 372V384Q150 398 64 384Z', red, { opacity: 0.25 }),
    ellipse(100, 302, 26, 4, '#ffffff', { opacity: 0.5 }),
    ellipse(200, 302, 26, 4, '#ffffff', { opacity: 0.5 }),
    torii,
    stroke('M-20 130Q20 70 60 46T140 42M22 78Q40 92 72 80M46 52Q60 26 76 6', bark, 6),
    stroke('M320 80Q280 50 244 40T204 20M276 48Q270 74 254 72', bark, 5),
    bunch(left),
    bunch(right),
    frame.left < 0
      ? stroke('M420 120Q360 60 310 60', bark, 7) +
        bunch([
          [340, 40],
          [370, 70],
          [322, 80],
          [390, 100],
        ])
      : '',
    path(
      spread(random, frame, 14, (x) => {
        const y = random.int(90, 380);
        return trace`M${Math.round(x)} ${y}q6-6 9 1-3 6-9-1z`;
      }),
      petal[1] ?? '#ffb9d3',
    ),
    path(
      coarse`M${frame.left - 10} 410V390Q60 366 130 392T${frame.right + 10} 384V410Z`,
      mix(palette.land[2], palette.ink, 0.3),
    ),
    stroke(
      spread(
        random,
        frame,
        12,
        (x) => coarse`M${x} 400q${random.int(-6, 6)}-12 ${random.int(-8, 8)}-${random.int(18, 34)}`,
      ),
      mix(palette.land[2], palette.ink, 0.3),
      2.6,
    ),
  ]);
};
