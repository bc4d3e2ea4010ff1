import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { star } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

/** A trophy on a lit stage before a cheering crowd. */
export const esportsArena: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const gold = paints.linear(
    [
      [0, lighter(palette.trim, 0.65)],
      [0.35, palette.trim],
      [0.6, darker(palette.trim, 0.35)],
      [1, lighter(palette.trim, 0.2)],
    ],
    'right',
  );
  const beams = [palette.accent, palette.subject, palette.sky[2]].map((colour) =>
    paints.linear([
      [0, colour, 0.75],
      [1, colour, 0],
    ]),
  );
  const screen = paints.linear([
    [0, mix(palette.sky[1], palette.accent, 0.35)],
    [1, palette.sky[0]],
  ]);
  const floor = paints.linear([
    [0, mix(palette.sky[1], palette.accent, 0.3)],
    [1, palette.ink],
  ]);
  const beam = (x: number, lean: number, kind: number): string =>
    path(trace`M${x - 5} -10h10L${x + lean + 44} 330h-88z`, beams[kind % 3] ?? palette.accent);
  const hexagon = (x: number, y: number, r: number): string =>
    `M${Array.from({ length: 6 }, (_, i) => trace`${x + Math.cos(i * 1.0472) * r} ${y + Math.sin(i * 1.0472) * r}`).join('L')}Z`;
  const fan = (x: number, y: number): string =>
    coarse`M${x - 15} 410V${y + 20}q0-12 11-13-6-4-6-11a10 10 0 0 1 20 0q0 7-6 11 11 1 11 13V410z`;
  const arms = spread(random, frame, 7, (x) => {
    const y = random.int(352, 372);
    return coarse`M${x} ${y + 26}l${random.int(-14, 14)} ${-random.int(34, 52)}`;
  });
  const panel = (x: number, flip: 1 | -1): string =>
    group(
      path('M-40-50L44-62V52L-40 40Z', palette.ink) +
        path('M-36-45L40-56V46L-36 35Z', screen) +
        stroke('M-28-10l14-14 14 18 16-30 16 20M-28 20h40M-28 28h26', palette.accent, 3, {
          opacity: 0.85,
        }) +
        path('M-36-45L40-56V-48L-36-38Z', palette.subject, { opacity: 0.7 }),
      { transform: `translate(${x} 132) scale(${flip} 1)` },
    );
  const cup = group(
    path('M-40-70Q-78-74-74-40-70-4-28 4', 'none', { stroke: gold, 'stroke-width': 9 }) +
      path('M40-70Q78-74 74-40 70-4 28 4', 'none', { stroke: gold, 'stroke-width': 9 }) +
      path('M-46-88H46Q48-10 14 18L10 40H-10L-14 18Q-48-10-46-88Z', gold) +
      ellipse(0, -88, 46, 9, darker(palette.trim, 0.45)) +
      ellipse(0, -86, 40, 6, darker(palette.trim, 0.65)) +
      path('M-34-78Q-36-20-12 8', 'none', {
        stroke: '#ffffff',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }) +
      path(star(0, -40, 26), palette.subject) +
      path(star(0, -42, 13), lighter(palette.subject, 0.5)) +
      rect(-18, 38, 36, 8, gold, { rx: 3 }) +
      path('M-14 46h28l10 22h-48z', gold) +
      rect(-40, 66, 80, 16, palette.ink, { rx: 3 }) +
      rect(-32, 70, 64, 5, palette.accent, { rx: 2 }),
    placeAt(150, 206, random.between(0.98, 1.08)),
  );
  const crowd = mix(palette.ink, palette.sky[1], 0.4);
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.linear([
        [0, palette.ink],
        [0.6, palette.sky[0]],
        [1, palette.ink],
      ]),
    ),
    stroke(
      coarse`M${frame.left} 34H${frame.right}M${frame.left} 52H${frame.right}${spread(random, frame, 12, (x) => coarse`M${x} 34l8 18 8-18`)}`,
      mix(palette.land[1], '#ffffff', 0.2),
      2.4,
      { opacity: 0.7 },
    ),
    path(hexagon(150, 170, 122), 'none', {
      stroke: palette.accent,
      'stroke-width': 5,
      opacity: 0.75,
    }),
    path(hexagon(150, 170, 108), mix(palette.sky[1], palette.sky[0], 0.5)),
    path(hexagon(150, 170, 108), 'none', { stroke: palette.subject, 'stroke-width': 2 }),
    circle(150, 170, 130, paints.glow(palette.glow, 0.75)),
    panel(52, 1),
    panel(248, -1),
    frame.left < 0 ? panel(-110, 1) + panel(-230, 1) : '',
    spread(random, frame, 5, (x, i) => beam(x, random.int(-90, 90), i)),
    ellipse(150, 312, frame.left < 0 ? 420 : 178, 42, palette.ink),
    ellipse(150, 304, frame.left < 0 ? 414 : 172, 38, floor),
    ellipse(150, 304, 124, 26, 'none', { stroke: palette.accent, 'stroke-width': 3 }),
    ellipse(150, 300, 88, 17, palette.glow, { opacity: 0.35 }),
    cup,
    [palette.accent, palette.trim, palette.subject, '#ffffff']
      .map((colour) =>
        stroke(
          spread(
            random,
            frame,
            6,
            (x) => coarse`M${x} ${random.int(60, 300)}l${random.int(-4, 4)} 5`,
          ),
          colour,
          3.4,
        ),
      )
      .join(''),
    path(glint(118, 134, 13) + glint(190, 188, 9), '#ffffff'),
    stroke(arms, crowd, 8),
    path(
      spread(random, { left: frame.left - 10, right: frame.right + 10 }, 8, (x) =>
        fan(x, random.int(352, 376)),
      ),
      crowd,
    ),
    stroke(
      spread(random, frame, 4, (x) => coarse`M${x} ${random.int(330, 352)}l3-16`),
      palette.accent,
      4,
    ),
  ]);
};
