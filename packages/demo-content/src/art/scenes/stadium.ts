import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** A ball in flight over a floodlit pitch. */
export const stadium: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const grass = mix('#2fa34a', palette.land[0], 0.12);
  const turf = paints.linear([
    [0, lighter(grass, 0.12)],
    [1, darker(grass, 0.4)],
  ]);
  const stand = paints.linear([
    [0, palette.land[2]],
    [1, mix(palette.land[1], palette.sky[1], 0.3)],
  ]);
  const beam = paints.linear([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  const lamp = paints.glow('#ffffff', 0.95);
  const leather = paints.radial(
    [
      [0, '#ffffff'],
      [0.6, '#eef1f7'],
      [1, '#9aa3ba'],
    ],
    0.36,
    0.3,
    0.8,
  );
  const ballClip = paints.clip(circle(0, 0, 60, '#000'));
  const span = frame.right - frame.left;
  const stripes =
    Array.from({ length: 9 }, (_, i) =>
      i % 2 === 0 ? '' : trace`M${150 + (i - 4.5) * 40} 236h40L${150 + (i - 3.5) * 150} 410h-150z`,
    ).join('') + (frame.left < 0 ? 'M-130 236h40L-600 410h-150zM430 236h40L1050 410h-150z' : '');
  const fans = (y: number, colour: string): string =>
    stroke(
      spread(random, frame, 30, (x) => trace`M${Math.round(x)} ${y + random.int(0, 34)}h0`),
      colour,
      3.2,
      { opacity: 0.8 },
    );
  const flood = (x: number, lean: number): string =>
    path(trace`M${x - 14} 70L${x + lean * 190 - 120} 330h200L${x + 14} 70Z`, beam, {
      opacity: 0.7,
    }) +
    stroke(trace`M${x} 78V200`, palette.ink, 4) +
    rect(x - 20, 54, 40, 26, palette.ink, { rx: 3 }) +
    stroke(
      trace`M${x - 12} 61h0M${x} 61h0M${x + 12} 61h0M${x - 12} 72h0M${x} 72h0M${x + 12} 72h0`,
      '#ffffff',
      8,
    ) +
    circle(x, 66, 46, lamp);
  const spin = random.int(0, 71);
  const ink = mix(palette.ink, palette.subject, random.pick([0, 0.85]));
  const pentagon = (r: number, x = 0, y = 0, turn = 0): string =>
    Array.from({ length: 5 }, (_, i) => {
      const a = turn + (i * 2 * Math.PI) / 5 - Math.PI / 2;
      return trace`${i === 0 ? 'M' : 'L'}${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
    }).join('') + 'Z';
  const outer = Array.from({ length: 5 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return pentagon(20, Math.cos(a) * 58, Math.sin(a) * 58, (i * 2 * Math.PI) / 5 + Math.PI);
  }).join('');
  const seams = Array.from({ length: 5 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    const b = a + (2 * Math.PI) / 5;
    return trace`M${Math.cos(a) * 21} ${Math.sin(a) * 21}L${Math.cos(a) * 39} ${Math.sin(a) * 39}M${Math.cos(a) * 58 + Math.cos(a + 1.885) * 20} ${Math.sin(a) * 58 + Math.sin(a + 1.885) * 20}L${Math.cos(b) * 58 + Math.cos(b - 1.885) * 20} ${Math.sin(b) * 58 + Math.sin(b - 1.885) * 20}`;
  }).join('');
  const ballX = 150 + random.int(-16, 16);
  const from = random.chance(0.5) ? 1 : -1;
  const ball =
    path(
      trace`M${ballX - from * 24} 130Q${ballX + from * 90} 300 ${ballX + from * 150} 400L${ballX + from * 210} 400Q${ballX + from * 130} 280 ${ballX + from * 56} 206Z`,
      paints.linear([
        [0, palette.trim, 0.75],
        [1, palette.subject, 0],
      ]),
    ) +
    circle(ballX, 178, 110, paints.glow(palette.glow, 0.7)) +
    group(
      circle(0, 0, 60, leather) +
        group(
          group(path(pentagon(22) + outer, ink) + stroke(seams, '#8d96ad', 2.4), {
            transform: `rotate(${spin})`,
          }),
          { 'clip-path': ballClip },
        ) +
        circle(
          0,
          0,
          60,
          paints.radial(
            [
              [0, '#ffffff', 0.35],
              [0.45, '#ffffff', 0],
              [1, '#000000', 0.5],
            ],
            0.34,
            0.28,
            0.85,
          ),
        ),
      placeAt(ballX, 178, random.between(1.02, 1.14)),
    );
  const goal = group(
    path('M-56 0V-58H56V0', 'none', { stroke: '#ffffff', 'stroke-width': 4 }) +
      path(
        'M-46-58V-6M-34-58V-4M-22-58V-3M-10-58V-3M2-58V-3M14-58V-3M26-58V-3M38-58V-4M48-58V-6M-56-46H56M-56-34H56M-56-22H56M-56-10H56',
        'none',
        { stroke: '#ffffff', 'stroke-width': 0.8, opacity: 0.6 },
      ),
    placeAt(150, 262),
  );
  return paints.compose([
    sky(
      paints,
      [mix(palette.sky[0], palette.ink, 0.3), palette.sky[0], palette.sky[1]],
      frame,
      240,
    ),
    stars(random, frame, '#ffffff', 120, 22),
    path(
      trace`M${frame.left - 10} 130Q150 190 ${frame.right + 10} 130V250H${frame.left - 10}Z`,
      stand,
    ),
    path(
      trace`M${frame.left - 10} 112Q150 176 ${frame.right + 10} 112V130Q150 192 ${frame.left - 10} 130Z`,
      mix(palette.land[1], '#ffffff', 0.35),
    ),
    fans(176, palette.accent),
    fans(180, palette.trim),
    fans(186, palette.subject),
    fans(178, '#ffffff'),
    rect(frame.left, 224, span, 14, palette.ink) +
      stroke(trace`M${frame.left} 231H${frame.right}`, palette.accent, 6, {
        'stroke-dasharray': '38 14 22 20',
        'stroke-linecap': 'butt',
      }),
    rect(frame.left, 236, span, 164, turf),
    path(stripes, '#ffffff', { opacity: 0.1 }),
    stroke(trace`M${frame.left} 262H${frame.right}M70 262L40 292H260L230 262`, '#ffffff', 2.4, {
      opacity: 0.85,
    }),
    goal,
    ellipse(150, 372, 110, 34, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.8 }),
    stroke(trace`M${frame.left} 372H${frame.right}`, '#ffffff', 3, { opacity: 0.8 }),
    flood(34, 0.5),
    flood(266, -0.5),
    frame.left < 0 ? flood(-190, 0.8) : '',
    ellipse(ballX, 330, 48, 9, palette.ink, { opacity: 0.4 }),
    ball,
  ]);
};
