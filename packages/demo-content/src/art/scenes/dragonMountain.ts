import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, group, path, placeAt, stroke } from '../brush/shapes.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { ridge } from '../motifs/hills.ts';
import { taperedBody } from '../motifs/taperedBody.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';
import { leaf } from '../motifs/trees.ts';

/** A serpent dragon winding through the clouds around a peak. */
export const dragonMountain: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const skin = paints.linear([
    [0, lighter(palette.subject, 0.15)],
    [1, darker(palette.subject, 0.4)],
  ]);
  const belly = mix(palette.trim, '#ffffff', 0.2);
  const flip = random.chance(0.5) ? -1 : 1;
  const wave = (): number => random.int(-7, 7);
  const body = taperedBody(
    [
      [60, 366],
      [120, 352 + wave()],
      [206, 336 + wave()],
      [246, 290],
      [206, 244 + wave()],
      [126, 226 + wave()],
      [70, 186],
      [84, 128],
      [136, 112 + wave()],
      [176, 124],
    ],
    24,
  );
  const head = group(
    path(
      [-8, -32, 18, -54, 42, 64].map((turn) => leaf(14, 0, 58, turn, 0.3)).join(''),
      palette.accent,
    ) +
      path('M8-18Q30-44 62-46 40-34 26-10ZM20-12Q44-26 66-20 46-14 30-2Z', palette.trim) +
      path('M16 4L-34 12Q-46 14-42 22-28 32-2 28 20 24 26 8Z', darker(palette.subject, 0.35)) +
      path('M10 8L-38 15Q-30 22-6 20T18 12Z', '#7d1020') +
      path('M-36 13l5-8 4 8zM-20 12l4-7 4 6z', '#ffffff') +
      path('M30 12Q34-22 8-26-8-28-16-18L-44-12Q-58-10-58 0-54 8-40 6L-14 6 4 14Z', skin) +
      path('M-46 6l4 9 4-10zM-32 5l4 9 4-9zM-18 5l4 8 4-7z', '#ffffff') +
      path('M-20-16Q-6-30 10-22-4-22-12-12Z', belly) +
      circle(-2, -12, 6.5, palette.glow) +
      path('M-3-18q3 6 0 12-4-6 0-12z', palette.ink) +
      stroke('M-11-20Q0-24 8-14', palette.ink, 3) +
      circle(-50, -5, 2.6, palette.ink) +
      stroke('M-54-4Q-84-22-92 6M-48 6Q-70 16-74 40', belly, 2.6),
    { transform: 'translate(182 124) scale(-1.02 1.02) rotate(-4)' },
  );
  const claw = (x: number, y: number, turn: number): string =>
    group(
      path(
        'M4 22q-10 4-10 14 6-6 12-6zM11 25q-4 9 1 16 3-8 7-12zM17 21q10 3 13 12-8-3-14-3z',
        palette.trim,
      ) + path('M-18-12Q10-16 18 6 22 20 20 26 12 30 5 26-4 10-18 8Z', skin),
      placeAt(x, y, 1, turn),
    );
  const far = paints.linear([
    [0, palette.land[0]],
    [1, mix(palette.land[0], palette.sky[2], 0.7)],
  ]);
  const peak = paints.linear([
    [0, palette.land[1]],
    [1, mix(palette.land[1], palette.sky[2], 0.35)],
  ]);
  const snow = mix(palette.glow, palette.sky[2], 0.2);
  return paints.compose([
    sky(paints, palette.sky, frame, 360),
    palette.mood === 'day' ? '' : stars(random, frame, palette.glow, 180),
    circle(150, 150, 170, paints.glow(palette.glow, 0.8)),
    circle(150 + flip * 14, 150, 76, palette.glow, { opacity: 0.9 }),
    path(ridge(random, frame, 286, 90, 6), far),
    path('M20 410L120 210 146 178 166 200 190 190 300 410Z', peak),
    path('M120 210L146 178 166 200 190 190 206 222 188 214 176 232 158 212 142 234 132 210Z', snow),
    spread(random, frame, 2, (x) =>
      cloud(x - 40, random.int(270, 320), random.int(80, 130), palette.sky[2], { opacity: 0.55 }),
    ),
    path(ridge(random, frame, 366, 46, 7), palette.land[2]),
    group(
      path(body.spines, palette.accent) +
        path(body.outline, skin) +
        path(body.belly, belly) +
        stroke(body.scales, darker(palette.subject, 0.45), 1.6, { opacity: 0.6 }) +
        claw(112, 134, 20) +
        claw(214, 262, -30) +
        claw(176, 356, 30) +
        path(
          leaf(62, 366, 46, 150) + leaf(62, 366, 40, 190) + leaf(62, 366, 40, 112),
          palette.accent,
        ) +
        head,
      flip === 1 ? {} : { transform: 'translate(300 0) scale(-1 1)' },
    ),
    spread(random, frame, 2, (x) =>
      cloud(
        x - 60,
        random.int(396, 420),
        random.int(150, 190),
        mix(palette.glow, palette.sky[2], 0.5),
        { opacity: 0.85 },
      ),
    ),
    cloud(40, 222, 64, palette.glow, { opacity: 0.75 }) +
      cloud(206, 236, 76, palette.glow, { opacity: 0.7 }),
  ]);
};
