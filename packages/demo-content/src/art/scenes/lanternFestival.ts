import { darker, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { ridge } from '../motifs/hills.ts';
import { reflection, ripples } from '../motifs/light.ts';
import { ground, sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** Glowing lanterns rising over a pagoda by the water. */
export const lanternFestival: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const horizon = 296;
  const warm = paints.radial(
    [
      [0, '#fff6c8'],
      [0.35, '#ffcf57'],
      [0.75, mix('#f2542d', palette.subject, 0.5)],
      [1, darker(palette.subject, 0.45)],
    ],
    0.5,
    0.55,
    0.62,
  );
  const halo = paints.glow('#ffd27a', 0.6);
  const night: readonly [string, string, string] = [
    mix(palette.sky[0], palette.ink, 0.5),
    palette.sky[0],
    mix(palette.sky[1], palette.sky[2], 0.3),
  ];
  const roof = mix(palette.subject, palette.ink, 0.45);
  const wall = paints.linear([
    [0, mix(palette.trim, palette.land[2], 0.45)],
    [1, palette.land[2]],
  ]);
  const round = (x: number, y: number, scale: number): string =>
    circle(x, y, 74 * scale, halo) +
    group(
      ellipse(0, 0, 44, 38, warm) +
        path('M0-38V38M-18-36Q-34 0-18 36M18-36Q34 0 18 36', 'none', {
          stroke: darker(palette.subject, 0.35),
          'stroke-width': 1.5,
          opacity: 0.55,
        }) +
        path('M-17-44h34v9h-34zM-17 35h34v9h-34zM0-14l13 14-13 14-13-14z', palette.trim) +
        stroke('M0-64V-42M-8 44v16M0 44v26M8 44v16', palette.trim, 2.2) +
        ellipse(-16, -14, 8, 6, '#ffffff', { opacity: 0.4 }),
      placeAt(x, y, scale, random.int(-5, 5)),
    );
  const tiny = (x: number, y: number, scale: number): string =>
    circle(x, y, 22 * scale, halo) + path('M-7-9H7L9 7Q0 12-9 7Z', warm, placeAt(x, y, scale));
  const pagoda = (x: number, base: number, scale: number): string =>
    group(
      Array.from({ length: 5 }, (_, i) => {
        const half = 26 + i * 7;
        const y = -190 + i * 36;
        return (
          rect(-half * 0.72, y + 12, half * 1.44, 26, wall) +
          stroke(
            trace`M${-half * 0.42} ${y + 22}v9M0 ${y + 22}v9M${half * 0.42} ${y + 22}v9`,
            '#ffd978',
            6,
            { 'stroke-linecap': 'butt' },
          ) +
          path(
            trace`M${-half - 14} ${y + 10}Q${-half * 0.5} ${y + 8} ${-half * 0.42} ${y - 10}H${half * 0.42}Q${half * 0.5} ${y + 8} ${half + 14} ${y + 10}L${half + 8} ${y + 18}Q0 ${y + 10} ${-half - 8} ${y + 18}Z`,
            roof,
          ) +
          stroke(
            trace`M${-half - 14} ${y + 10}Q${-half * 0.5} ${y + 10} ${-half * 0.42} ${y - 8}M${half + 14} ${y + 10}Q${half * 0.5} ${y + 10} ${half * 0.42} ${y - 8}`,
            palette.trim,
            2,
          )
        );
      }).join('') +
        path('M-4-200L0-236 4-200Z', palette.trim) +
        circle(0, -214, 5, palette.trim) +
        rect(-52, -8, 104, 10, darker(palette.land[2], 0.2)),
      placeAt(x, base, scale),
    );
  const side = random.chance(0.5) ? 1 : -1;
  return paints.compose([
    sky(paints, night, frame, 320),
    stars(random, frame, palette.glow, 200, 26),
    circle(150 - side * 80, 92, 92, paints.glow(palette.glow, 0.5)),
    circle(150 - side * 80, 92, 34, palette.glow, { opacity: 0.95 }),
    path(ridge(random, frame, 268, 60, 5), mix(palette.land[1], palette.sky[1], 0.35)),
    path(ridge(random, frame, 294, 30, 7), palette.land[1]),
    pagoda(150 + side * 84, horizon + 4, 0.94),
    frame.left < 0 ? pagoda(-150, horizon + 4, 0.6) : '',
    ground(
      horizon,
      paints.linear([
        [0, mix(palette.sky[1], '#ffb45c', 0.25)],
        [0.3, palette.sky[0]],
        [1, palette.ink],
      ]),
      frame,
    ),
    reflection(random, 138, horizon, 52, '#ffc65c', 9),
    ripples(random, frame, 304, 396, '#ffdf9c', 12),
    path(
      trace`M${frame.left - 20} 302Q60 284 ${150 - side * 50} 296T${frame.right + 20} 296V304H${frame.left - 20}Z`,
      palette.land[2],
    ),
    spread(random, frame, 6, (x) => tiny(x, random.int(60, 250), random.between(0.4, 0.9))),
    round(150 - side * 88, 238, 0.66),
    round(150 + side * 26, 66, 0.4),
    round(150 - side * 10, 170, 1.12),
    spread(random, frame, 3, (x) => tiny(x, random.int(326, 376), 0.9)),
    path(trace`M-10-10H310V8Q240 34 190 10 150 30 110 8 60 34-10 12Z`, palette.ink, {
      opacity: frame.left < 0 ? 0 : 0.85,
    }),
  ]);
};
