import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { cloud } from '../motifs/cloud.ts';
import { ridge } from '../motifs/hills.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** A stunt plane climbing a bright curve, seen over the instruments. */
export const cockpit: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const climb = random.int(-8, 8);
  const area = paints.linear([
    [0, palette.subject, 0.5],
    [1, palette.subject, 0],
  ]);
  const skin = paints.linear([
    [0, lighter(palette.subject, 0.35)],
    [0.55, palette.subject],
    [1, darker(palette.subject, 0.5)],
  ]);
  const panel = paints.linear([
    [0, mix(palette.land[2], '#39415c', 0.45)],
    [1, palette.ink],
  ]);
  const dial = paints.radial([
    [0, '#252c44'],
    [1, '#0a0d18'],
  ]);
  const chrome = paints.linear(
    [
      [0, '#f6f8fc'],
      [0.5, '#8d97ad'],
      [1, '#e3e8f2'],
    ],
    'diagonal',
  );
  const glass = paints.linear([
    [0, '#f2ffff'],
    [1, mix(palette.sky[1], '#ffffff', 0.2)],
  ]);
  const plane = group(
    path('M-84-4L-100-40-82-38-58-8Z', darker(palette.subject, 0.25)) +
      path('M-10 6L-46 52-26 54 34 14Z', darker(palette.subject, 0.45)) +
      path('M-92-8Q-40-26 20-22 70-20 92 0 74 18 20 18-50 16-92-2Z', skin) +
      path('M-90-3Q-30 2 90 1 70 18 20 18-50 16-92-2Z', '#ffffff', { opacity: 0.22 }) +
      path('M-12-22Q0-42 26-38 46-32 50-18Q20-24-12-22Z', glass, {
        stroke: '#ffffff',
        'stroke-width': 2,
      }) +
      stroke('M16-39V-22M34-36V-20', '#ffffff', 1.6) +
      path('M-96-12L-112-14-96-2Z', palette.trim) +
      path('M-74-8l14-3-6 12-14-1z', palette.trim) +
      path('M-6 10L-54 60-32 62 46 12Z', skin) +
      stroke('M-40 54L14 14', palette.trim, 4) +
      circle(92, 0, 7, palette.trim) +
      path('M90-44Q100-24 94 0 98 24 90 44 86 22 90 0 86-24 90-44Z', '#ffffff', { opacity: 0.6 }) +
      path(trace`M-60 5l8 0 2-8 3 8h8l-6 5 2 8-7-5-7 5 3-8z`, '#ffffff'),
    placeAt(168, 152, random.between(0.92, 1.02), -20 + climb),
  );
  const gauge = (x: number, y: number, r: number, share: number, colour: string): string => {
    const a = Math.PI * (0.75 + 1.5 * share);
    const ring = 2 * Math.PI * r * 0.74;
    return (
      circle(x, y + 2, r + 3, '#000000', { opacity: 0.5 }) +
      circle(x, y, r + 2, chrome) +
      circle(x, y, r - 2, dial) +
      circle(x, y, r * 0.74, 'none', {
        stroke: '#e9eefb',
        'stroke-width': r * 0.16,
        'stroke-dasharray': trace`1.4 ${ring / 24 - 1.4}`,
        opacity: 0.85,
      }) +
      circle(x, y, r * 0.74, 'none', {
        stroke: colour,
        'stroke-width': r * 0.14,
        'stroke-dasharray': trace`${ring * 0.2} ${ring}`,
      }) +
      stroke(
        trace`M${x} ${y}L${x + Math.cos(a) * r * 0.62} ${y + Math.sin(a) * r * 0.62}`,
        colour,
        2.6,
      ) +
      circle(x, y, r * 0.13, '#ffffff')
    );
  };
  const lamps = Array.from({ length: 9 }, (_, i) => trace`M${90 + i * 15} 300h0`);
  return paints.compose([
    sky(paints, palette.sky, frame, 300),
    palette.mood === 'night' ? stars(random, frame, '#ffffff', 200, 40) : '',
    circle(236, 84, 120, paints.glow(palette.glow, 0.85)),
    circle(236, 84, 28, palette.glow),
    spread(random, frame, 3, (x) =>
      cloud(x - 50, random.int(110, 220), random.int(60, 120), '#ffffff', {
        opacity: random.between(0.3, 0.7),
      }),
    ),
    path(ridge(random, frame, 268, 44, 6), mix(palette.land[0], palette.sky[2], 0.3)),
    path(ridge(random, frame, 290, 28, 8), palette.land[1]),
    path('M-20 300Q70 296 120 220 136 196 150 168L150 300Z', area),
    stroke('M-20 296Q70 290 118 216 132 194 146 172', '#ffffff', 9, { opacity: 0.4 }),
    stroke('M-20 296Q70 290 118 216 132 194 146 172', palette.trim, 4.5),
    frame.left < 0 ? stroke('M-400 300Q-200 304-20 296', palette.trim, 4.5) : '',
    plane,
    cloud(24, 226, 84, '#ffffff', { opacity: 0.85 }),
    cloud(212, 244, 96, '#ffffff', { opacity: 0.8 }),
    path(trace`M${frame.left - 10} 410V322Q60 270 150 268T${frame.right + 10} 322V410Z`, '#05070f'),
    path(trace`M${frame.left - 10} 410V330Q60 280 150 278T${frame.right + 10} 330V410Z`, panel),
    stroke(
      trace`M${frame.left - 10} 330Q60 280 150 278T${frame.right + 10} 330`,
      palette.accent,
      2.4,
      { opacity: 0.8 },
    ),
    stroke(lamps.join(''), '#11162a', 9) +
      stroke(lamps.filter(() => random.chance(0.6)).join(''), palette.accent, 6),
    gauge(150, 344, 32, random.next(), palette.accent),
    gauge(78, 350, 26, random.next(), palette.trim),
    gauge(222, 350, 26, random.next(), palette.subject),
    gauge(24, 372, 20, random.next(), palette.accent),
    gauge(276, 372, 20, random.next(), palette.trim),
    rect(112, 386, 76, 9, '#0a0d18', { rx: 4 }) +
      rect(114, 388, random.int(24, 70), 5, palette.subject, { rx: 2.5 }),
  ]);
};
