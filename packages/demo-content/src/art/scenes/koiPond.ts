import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { ripples } from '../motifs/light.ts';
import { leaf } from '../motifs/trees.ts';

const BODY = 'M-4-66C18-66 27-38 24-10 21 20 2 40 10 70 0 62-12 44-18 16-26-22-24-62-4-66Z';

/** Koi circling a lotus, seen from above. */
export const koiPond: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const deep = mix(palette.land[2], palette.sky[0], 0.45);
  const water = paints.radial(
    [
      [0, mix(palette.sky[1], palette.accent, 0.18)],
      [0.55, mix(palette.sky[0], palette.land[1], 0.4)],
      [1, deep],
    ],
    0.5,
    0.45,
    0.7,
  );
  const bodyClip = paints.clip(path(BODY, '#000'));
  const green = mix('#3f9c5a', palette.land[1], 0.3);
  const pad = paints.radial([
    [0, lighter(green, 0.25)],
    [1, darker(green, 0.25)],
  ]);
  const petal = paints.linear([
    [0, mix(palette.accent, '#ffffff', 0.25)],
    [1, '#ffffff'],
  ]);
  const koi = (
    x: number,
    y: number,
    scale: number,
    degrees: number,
    base: string,
    patch: string,
  ): string => {
    const fin = lighter(base, 0.3);
    const patches = [-46, -8, 30]
      .map((py) =>
        ellipse(
          random.int(-14, 14),
          py + random.int(-8, 8),
          random.int(11, 18),
          random.int(12, 20),
          patch,
        ),
      )
      .join('');
    return (
      path(BODY, darker(palette.ink, 0.2), {
        ...placeAt(x + 14, y + 20, scale, degrees),
        opacity: 0.28,
      }) +
      group(
        path(
          'M20-34Q52-36 58-8 36-18 22-14ZM-22-30Q-56-26-56 4-38-10-22-10ZM12 26Q28 30 28 46 18 38 8 38ZM-14 24Q-26 34-24 48-16 40-6 40Z',
          fin,
          { opacity: 0.75 },
        ) +
          path('M8 62Q-14 92-10 112 4 100 8 84 16 104 34 108 32 82 10 62Z', fin, { opacity: 0.8 }) +
          path(BODY, base) +
          group(patches, { 'clip-path': bodyClip }) +
          stroke('M-2-44Q6-6-2 24 0 46 6 60', '#ffffff', 3, { opacity: 0.45 }) +
          circle(-15, -48, 3.4, palette.ink) +
          circle(13, -49, 3.4, palette.ink) +
          stroke('M-7-66q-8-4-10-10M1-66q8-4 8-11', base, 2),
        placeAt(x, y, scale, degrees),
      )
    );
  };
  const lily = (x: number, y: number, r: number): string => {
    const turn = random.int(0, 359);
    return (
      ellipse(x + 6, y + 9, r, r, palette.ink, { opacity: 0.25 }) +
      group(
        path(trace`M0 0L${r * 0.99} ${-r * 0.16}A${r} ${r} 0 1 0 ${r * 0.94} ${r * 0.34}Z`, pad) +
          stroke(
            Array.from(
              { length: 7 },
              (_, i) =>
                trace`M0 0L${Math.cos(0.8 + i * 0.75) * r * 0.8} ${Math.sin(0.8 + i * 0.75) * r * 0.8}`,
            ).join(''),
            palette.land[2],
            1.6,
            { opacity: 0.4 },
          ),
        placeAt(x, y, 1, turn),
      )
    );
  };
  const lotus = (x: number, y: number, scale: number): string =>
    group(
      [46, 33, 22]
        .map((reach, ring) =>
          path(
            Array.from({ length: 9 - ring * 2 }, (_, i) =>
              leaf(0, 0, reach, (i * 360) / (9 - ring * 2) + ring * 20, 0.42),
            ).join(''),
            ring === 1 ? '#ffffff' : petal,
            { stroke: palette.accent, 'stroke-width': 1 },
          ),
        )
        .join('') +
        circle(0, 0, 10, palette.trim) +
        circle(0, 0, 5, darker(palette.trim, 0.25)),
      placeAt(x, y, scale),
    );
  const turn = random.int(-14, 14);
  const white = '#fff6ea';
  const second = random.chance(0.5) ? palette.trim : white;
  return paints.compose([
    rect(frame.left, 0, frame.right - frame.left, 400, water),
    [180, 130, 84]
      .map((r) =>
        circle(150, 200, r, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.14 }),
      )
      .join(''),
    ripples(random, frame, 10, 390, '#ffffff', 18),
    stroke(
      spread(random, frame, 8, (x) => `M${Math.round(x)} ${random.int(10, 390)}h0`),
      palette.ink,
      16,
      { opacity: 0.16 },
    ),
    koi(92, 176, 1.16, 14 + turn, white, palette.subject),
    koi(212, 226, 1.16, 190 + turn, palette.subject, second),
    random.chance(0.6)
      ? koi(166, 338, 0.8, 100 + turn, palette.trim, palette.ink)
      : koi(150, 76, 0.75, -80 + turn, second, palette.subject),
    lily(34, 50, random.int(40, 52)),
    lily(268, 82, random.int(38, 50)),
    lily(30, 352, random.int(44, 54)),
    lily(274, 366, random.int(40, 52)),
    frame.left < 0 ? lily(-120, 120, 44) + lily(-210, 300, 60) + lily(380, 210, 50) : '',
    lotus(random.chance(0.5) ? 262 : 40, random.chance(0.5) ? 84 : 348, random.between(0.7, 0.85)),
    ellipse(80, 60, 160, 46, '#ffffff', { opacity: 0.06 }),
  ]);
};
