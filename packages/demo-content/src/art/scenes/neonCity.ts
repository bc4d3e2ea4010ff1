import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** A sports car heading into a skyline under a striped sun. */
export const neonCity: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const horizon = 248;
  const sunX = 150 + random.int(-20, 20);
  const sun = paints.linear([
    [0, palette.trim],
    [0.6, palette.subject],
    [1, palette.accent],
  ]);
  const sunClip = paints.clip(
    Array.from({ length: 8 }, (_, i) =>
      rect(40, i === 0 ? 80 : 90 + i * 20 + i * i * 0.4, 230, i === 0 ? 29 : 19 - i * 1.6, '#000'),
    ).join(''),
  );
  const floor = paints.linear([
    [0, mix(palette.subject, palette.sky[0], 0.5)],
    [0.25, palette.land[2]],
    [1, palette.ink],
  ]);
  const glass = paints.linear([
    [0, palette.accent],
    [1, palette.ink],
  ]);
  const body = paints.linear([
    [0, lighter(palette.subject, 0.35)],
    [0.5, palette.subject],
    [1, darker(palette.subject, 0.6)],
  ]);
  const tail = paints.glow(palette.subject, 0.9);
  const tower =
    (near: boolean) =>
    (x: number): string => {
      const width = random.int(26, 46);
      const height = near ? random.int(50, 120) : random.int(90, 180);
      const left = Math.round(x - width / 2);
      const lit = Array.from(
        { length: near ? 9 : 6 },
        () =>
          coarse`M${left + 6 + random.int(0, Math.floor((width - 12) / 7)) * 7} ${horizon - 12 - random.int(0, Math.floor((height - 22) / 10)) * 10}v3`,
      ).join('');
      const roof = random.pick([
        '',
        trace`M${left + width / 2 - 1} ${horizon - height}v-18h2v18z`,
        trace`M${left} ${horizon - height}l${width} -14v14z`,
        trace`M${left + 6} ${horizon - height}v-8h${width - 12}v8z`,
      ]);
      return (
        path(
          trace`M${left} ${horizon}v${-height}h${width}v${height}z${roof}`,
          near ? palette.land[2] : mix(palette.land[1], palette.sky[1], 0.25),
        ) +
        stroke(
          lit,
          random.pick([palette.accent, palette.trim, palette.glow]),
          3,
          near ? {} : { opacity: 0.6 },
        ) +
        (near && random.chance(0.4)
          ? stroke(
              trace`M${left + width - 3} ${horizon - height + 8}v${height * 0.5}`,
              palette.accent,
              2.4,
            )
          : '')
      );
    };
  const grid =
    Array.from(
      { length: 8 },
      (_, i) => trace`M${frame.left} ${horizon + 3 + i * i * 2.6 + i * 2}H${frame.right}`,
    ).join('') +
    Array.from(
      { length: 27 },
      (_, i) => coarse`M${150 + (i - 13) * 20} ${horizon}L${150 + (i - 13) * 112} 410`,
    ).join('');
  const car = group(
    ellipse(0, 44, 104, 13, palette.ink, { opacity: 0.8 }) +
      path('M-80 30h26v16q-13 8-26 0zM54 30h26v16q-13 8-26 0z', '#05060c') +
      path('M-44-14Q-38-44-30-48-10-54 10-54T30-48Q38-44 44-14Z', glass) +
      stroke('M-28-44Q0-52 28-44', '#ffffff', 2, { opacity: 0.5 }) +
      path('M-32-40L-22-46-30-16H-42Z', '#ffffff', { opacity: 0.2 }) +
      path('M-90 8Q-88-10-60-14-30-20 0-20T60-14Q88-10 90 8L88 32Q60 40 0 40T-88 32Z', body) +
      path('M-84 0Q-40-12 0-12T84 0L80 4Q40-5 0-5T-80 4Z', '#ffffff', { opacity: 0.35 }) +
      path('M-84 8H84L82 22H-82Z', palette.ink) +
      [-1, 1]
        .map(
          (side) =>
            rect(side * 54 - 22, 11, 44, 8, palette.trim, { rx: 4 }) +
            rect(side * 54 - 18, 13, 36, 3, '#ffffff', { rx: 1.5 }) +
            circle(side * 54, 15, 34, tail),
        )
        .join('') +
      path('M-40 28H40L34 38H-34Z', palette.ink, { opacity: 0.75 }) +
      stroke('M-26 34h10M16 34h10', '#c6ccdd', 4.5) +
      path('M-98-22H98L94-16H-94Z', darker(palette.subject, 0.45)) +
      path('M-70-16l8 8h-14zM70-16l-8 8h14z', palette.ink),
    placeAt(150, 312, random.between(1, 1.12)),
  );
  return paints.compose([
    sky(
      paints,
      [mix(palette.ink, palette.sky[0], 0.4), palette.sky[0], palette.sky[1]],
      frame,
      horizon,
    ),
    stars(random, frame, '#ffffff', 170, 34),
    circle(sunX, 170, 170, paints.glow(palette.subject, 0.65)),
    circle(sunX, 168, 84, sun, { 'clip-path': sunClip }),
    spread(random, frame, 6, (x) => (Math.abs(x - sunX) < 56 ? '' : tower(false)(x))),
    spread(random, frame, 7, (x) => (Math.abs(x - sunX) < 70 ? '' : tower(true)(x))),
    rect(frame.left, horizon, frame.right - frame.left, 152, floor),
    stroke(grid, palette.accent, 1.3, { opacity: 0.6 }),
    path('M132 248h36l150 162h-336z', palette.ink, { opacity: 0.55 }),
    stroke('M131 248L-20 410M169 248L320 410', palette.subject, 2.5),
    path('M149 252h2l1 14h-4zM148 274h4l2 22h-8z', palette.glow),
    rect(frame.left, horizon - 2, frame.right - frame.left, 4, palette.glow, { opacity: 0.7 }),
    car,
  ]);
};
