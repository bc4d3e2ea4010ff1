import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';
import { leaf } from '../motifs/trees.ts';

/** A stepped temple with a glowing gate, seen through leaves. */
export const jungleTemple: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  // Leaves and vines hang from the edges of a card; in the open middle of a banner they would
  // float.
  const wide = frame.left < 0;
  const stone = mix(palette.land[0], palette.trim, 0.35);
  const face = paints.linear([
    [0, lighter(stone, 0.35)],
    [1, mix(stone, palette.land[2], 0.35)],
  ]);
  const side = mix(stone, palette.land[2], 0.6);
  const gate = paints.linear([
    [0, palette.glow],
    [1, palette.accent],
  ]);
  const beam = paints.linear([
    [0, palette.glow, 0.5],
    [1, palette.glow, 0],
  ]);
  const halo = paints.glow(palette.glow, 0.85);
  const leafPaint = paints.linear(
    [
      [0, palette.land[1]],
      [1, palette.ink],
    ],
    'diagonal',
  );
  const tiers = random.int(4, 5);
  const tierHeight = 150 / tiers;
  const steps = Array.from({ length: tiers }, (_, tier) => {
    const half = 42 + (tier + 1) * (84 / tiers);
    const y = 176 + tier * tierHeight;
    const blocks = Array.from(
      { length: 5 },
      () => trace`M${150 - half + random.between(6, half * 2 - 6)} ${y + 8}v${tierHeight - 8}`,
    ).join('');
    return (
      path(trace`M${150 - half + 5} ${y}h${half * 2 - 10}l5 ${tierHeight}h${-half * 2}z`, face) +
      stroke(blocks, side, 1.6, { opacity: 0.6 }) +
      rect(150 - half + 1, y - 2, half * 2 - 2, 7, lighter(stone, 0.45), { rx: 2 }) +
      rect(150 - half + 4, y + 5, half * 2 - 8, 4, side, { opacity: 0.7 })
    );
  }).join('');
  const stairs =
    path('M132 178h36l22 150h-80z', side) +
    stroke(
      Array.from(
        { length: 15 },
        (_, row) => trace`M${131 - row * 1.4} ${184 + row * 9.8}h${38 + row * 2.8}`,
      ).join(''),
      lighter(stone, 0.4),
      2.6,
      { 'stroke-linecap': 'butt', opacity: 0.75 },
    ) +
    path('M126 178h8l-18 150h-12zM166 178h8l22 150h-12z', face);
  const shrine =
    rect(104, 122, 92, 54, face) +
    rect(96, 112, 108, 13, lighter(stone, 0.4), { rx: 3 }) +
    path('M104 112l10-16h72l10 16z', face) +
    path('M120 96l8-14h44l8 14z', side) +
    path('M134 176v-32a16 16 0 0 1 32 0v32z', gate) +
    stroke('M130 176v-33a20 20 0 0 1 40 0v33', side, 4) +
    [116, 184].map((x) => circle(x, 146, 7, side) + circle(x, 145, 4, palette.trim)).join('') +
    path('M150 84l9 10-9 10-9-10z', palette.accent) +
    path('M150 84l9 10h-18z', lighter(palette.accent, 0.5));
  const foliage = (
    x: number,
    y: number,
    reach: number,
    from: number,
    to: number,
    fill: string,
  ): string =>
    path(
      Array.from({ length: 6 }, (_, index) =>
        leaf(
          x,
          y,
          reach * random.between(0.75, 1.1),
          from + ((to - from) * index) / 5 + random.between(-6, 6),
          0.26,
        ),
      ).join(''),
      fill,
    );
  const vines = [18, 54, 252, 286]
    .map((x) => {
      const length = random.int(50, 130);
      return trace`M${x} -5q${random.int(-10, 10)} ${length * 0.5} ${random.int(-4, 4)} ${length}`;
    })
    .join('');
  const dark = mix(palette.ink, palette.land[2], 0.45);
  return paints.compose([
    sky(paints, palette.sky, frame, 340),
    circle(150, 130, 190, halo),
    group(
      spread(random, frame, 5, (x) =>
        ellipse(x, random.int(150, 210), random.int(36, 62), random.int(50, 90), palette.land[0]),
      ),
      { opacity: 0.5 },
    ),
    group(
      spread(random, frame, 6, (x) =>
        ellipse(x, random.int(230, 280), random.int(34, 56), random.int(46, 80), palette.land[1]),
      ),
      { opacity: 0.7 },
    ),
    path('M60-10h60l60 350h-150zM170-10h40l90 350h-90z', beam),
    shrine,
    steps,
    stairs,
    circle(150, 150, 80, paints.glow(palette.glow, 0.5)),
    path(
      trace`${leaf(86, 232, 34, 130)}${leaf(90, 232, 28, 60)}${leaf(216, 270, 34, 60)}${leaf(214, 268, 30, 120)}${leaf(106, 114, 22, 110)}`,
      palette.land[1],
    ),
    path(hills(random, frame, 336, 10, 4), palette.land[1]),
    path(hills(random, frame, 362, 12, 3), palette.land[2]),
    wide ? '' : stroke(vines, darker(palette.land[2], 0.2), 3.5),
    wide ? '' : foliage(-14, 30, 120, -30, 75, dark) + foliage(314, 20, 120, 105, 210, dark),
    foliage(-10, 400, 150, -88, -8, leafPaint),
    foliage(310, 400, 150, -172, -92, leafPaint),
    foliage(60, 420, 100, -130, -40, dark),
    foliage(240, 420, 100, -140, -50, dark),
    stroke(
      spread(random, frame, 12, (x) => trace`M${x} ${random.int(180, 370)}h0`),
      palette.trim,
      4,
      { opacity: 0.85 },
    ),
  ]);
};
