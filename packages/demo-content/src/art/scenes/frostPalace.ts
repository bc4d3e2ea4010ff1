import { lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, path, stroke } from '../brush/shapes.ts';
import { coarse } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills, ridge } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';
import { glint, stars } from '../motifs/stars.ts';
import { pine } from '../motifs/trees.ts';

/** A crystal palace under the northern lights. */
export const frostPalace: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const ice = mix(palette.sky[2], '#d9f4ff', 0.6);
  const lit = paints.linear([
    [0, '#ffffff'],
    [0.5, ice],
    [1, mix(ice, palette.sky[1], 0.4)],
  ]);
  const mid = paints.linear([
    [0, mix(ice, palette.sky[1], 0.15)],
    [1, mix(palette.sky[1], ice, 0.3)],
  ]);
  const dark = paints.linear([
    [0, mix(palette.sky[1], ice, 0.35)],
    [1, mix(palette.sky[0], palette.sky[1], 0.55)],
  ]);
  const veil = [palette.accent, palette.sky[2], palette.subject].map((colour) =>
    paints.linear([
      [0, colour, 0],
      [0.7, colour, 0.55],
      [1, colour, 0],
    ]),
  );
  const snow = paints.linear([
    [0, '#ffffff'],
    [1, mix(palette.sky[2], palette.land[0], 0.55)],
  ]);
  const spire = (x: number, base: number, height: number, half: number): string => {
    const top = base - height;
    const neck = top + height * 0.34;
    return (
      path(
        coarse`M${x} ${top}L${x - half} ${neck}V${base}H${x - half * 0.25}L${x - half * 0.2} ${neck + 8}Z`,
        lit,
      ) +
      path(
        coarse`M${x} ${top}L${x - half * 0.2} ${neck + 8}L${x - half * 0.25} ${base}H${x + half * 0.5}L${x + half * 0.55} ${neck + 4}Z`,
        mid,
      ) +
      path(
        coarse`M${x} ${top}L${x + half * 0.55} ${neck + 4}L${x + half * 0.5} ${base}H${x + half}V${neck}Z`,
        dark,
      ) +
      stroke(
        coarse`M${x} ${top}L${x - half * 0.2} ${neck + 8}M${x - half} ${neck}L${x - half * 0.2} ${neck + 8}L${x + half * 0.55} ${neck + 4}L${x + half} ${neck}`,
        '#ffffff',
        1.2,
        { opacity: 0.75 },
      )
    );
  };
  const window = (x: number, y: number, h: number): string =>
    coarse`M${x - h * 0.3} ${y}v${-h * 0.6}l${h * 0.3} ${-h * 0.4} ${h * 0.3} ${h * 0.4}v${h * 0.6}z`;
  const aurora = (y: number, kind: number): string => {
    const s = random.int(-20, 20);
    return path(
      coarse`M${frame.left - 20} ${y + s}Q60 ${y - 60} 140 ${y + 10}T320 ${y - 10}${frame.right > 300 ? coarse`L${frame.right} ${y - 40}` : ''}V${y + 70}Q230 ${y + 130} 140 ${y + 80}T${frame.left - 20} ${y + 90 + s}Z`,
      veil[kind] ?? palette.accent,
    );
  };
  const vary = (): number => random.int(-10, 14);
  return paints.compose([
    sky(
      paints,
      [mix(palette.sky[0], palette.ink, 0.3), palette.sky[0], palette.sky[1]],
      frame,
      360,
    ),
    stars(random, frame, '#ffffff', 220, 30),
    aurora(40, 0),
    aurora(90, 1),
    aurora(16, 2),
    path(ridge(random, frame, 272, 76, 6), mix(palette.land[0], palette.sky[1], 0.4)),
    path(ridge(random, frame, 300, 50, 7), mix(palette.land[0], ice, 0.25)),
    circle(150, 210, 190, paints.glow(palette.glow, 0.6)),
    spire(74, 312, 112 + vary(), 14),
    spire(226, 312, 116 + vary(), 14),
    spire(104, 316, 160 + vary(), 18),
    spire(196, 316, 166 + vary(), 18),
    spire(126, 318, 196, 17),
    spire(176, 318, 190 + vary(), 17),
    spire(150, 322, 258, 24),
    spire(52, 318, 70 + vary(), 12),
    spire(248, 318, 74 + vary(), 12),
    path('M58 326V286L84 270H216L242 286V326Z', mid) +
      path('M58 326V286L84 270H150V326Z', lit, { opacity: 0.75 }) +
      stroke('M58 286H242M84 270H216', '#ffffff', 2, { opacity: 0.85 }),
    path('M58 286l9-9 9 9zM84 286l9-9 9 9zM198 286l9-9 9 9zM224 286l9-9 9 9z', '#ffffff', {
      opacity: 0.7,
    }),
    path(
      'M126 328V290Q128 262 150 250 172 262 174 290V328Z',
      mix(palette.sky[0], palette.ink, 0.35),
    ) +
      path(
        'M133 328V292Q134 270 150 260 166 270 167 292V328Z',
        paints.linear([
          [0, palette.glow],
          [1, palette.trim],
        ]),
      ) +
      stroke('M150 262V328M134 296H166', mix(palette.sky[0], ice, 0.4), 2, { opacity: 0.6 }),
    path(
      window(150, 216, 24) +
        window(104, 250, 18) +
        window(196, 250, 18) +
        window(78, 310, 18) +
        window(104, 310, 18) +
        window(196, 310, 18) +
        window(222, 310, 18),
      palette.trim,
      { opacity: 0.95 },
    ),
    path(hills(random, frame, 330, 8, 3), snow),
    path(
      'M136 326H164Q176 352 230 410H70Q124 352 136 326Z',
      mix(palette.sky[2], palette.land[0], 0.3),
      { opacity: 0.45 },
    ),
    path(
      spread(random, frame, 4, (x) =>
        Math.abs(x - 150) < 62
          ? ''
          : pine(Math.round(x), 362 + random.int(-8, 10), random.int(44, 78)),
      ),
      mix(palette.land[2], palette.land[1], 0.3),
    ),
    path(
      hills(random, frame, 376, 12, 3),
      paints.linear([
        [0, lighter(palette.sky[2], 0.75)],
        [1, mix(palette.sky[2], palette.land[1], 0.6)],
      ]),
    ),
    ellipse(150, 400, 110, 16, '#ffffff', { opacity: 0.35 }),
    path(`${pine(20, 408, 120)}${pine(284, 410, 136)}`, mix(palette.land[2], palette.ink, 0.3)),
    stroke(
      spread(random, frame, 16, (x) => coarse`M${x} ${random.int(10, 395)}h0`),
      '#ffffff',
      3,
      { opacity: 0.8 },
    ),
    path(glint(150, 66, 13) + glint(104, 160, 9) + glint(198, 152, 9), '#ffffff'),
  ]);
};
