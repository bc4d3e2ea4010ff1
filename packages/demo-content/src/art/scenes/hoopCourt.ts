import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { bokeh } from '../motifs/light.ts';

/** A ball dropping towards the hoop in a packed hall. */
export const hoopCourt: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const wood = paints.linear([
    [0, '#e8b878'],
    [0.5, '#c98a48'],
    [1, '#6f3f1c'],
  ]);
  const glass = paints.linear(
    [
      [0, '#ffffff', 0.5],
      [1, mix(palette.sky[2], '#ffffff', 0.4), 0.22],
    ],
    'diagonal',
  );
  const leather = paints.radial(
    [
      [0, '#ffb468'],
      [0.5, '#ef7a2a'],
      [1, '#8a3408'],
    ],
    0.36,
    0.3,
    0.8,
  );
  const beam = paints.linear([
    [0, '#ffffff', 0.55],
    [1, '#ffffff', 0],
  ]);
  const trail = paints.linear([
    [0, palette.trim, 0],
    [1, palette.trim, 0.7],
  ]);
  const side = random.chance(0.5) ? 1 : -1;
  const ballX = 150 + side * random.int(4, 22);
  const rim = mix('#ff5a1f', palette.subject, 0.35);
  const net =
    Array.from({ length: 9 }, (_, i) => {
      const x = 108 + i * 10.5;
      const inward = (150 - x) * 0.42;
      return trace`M${x} 254Q${x + inward * 0.4} 284 ${x + inward} 318`;
    }).join('') +
    Array.from({ length: 4 }, (_, row) => {
      const half = 40 - row * 5.6;
      return trace`M${150 - half} ${264 + row * 14}${trace`l${half / 5} 7 ${half / 5}-7`.repeat(5)}`;
    }).join('');
  const board = group(
    rect(52, 116, 196, 128, palette.ink, { rx: 8, opacity: 0.35 }) +
      rect(50, 108, 200, 132, glass, { rx: 8, stroke: '#ffffff', 'stroke-width': 6 }) +
      path('M50 236h200v8q-100 10-200 0z', palette.subject) +
      rect(112, 160, 76, 58, 'none', { stroke: '#ffffff', 'stroke-width': 4 }) +
      path('M70 112h44l-40 124h-20v-80zM130 112h16l-40 124h-14z', '#ffffff', { opacity: 0.16 }),
  );
  const ball = group(
    circle(0, 0, 46, leather) +
      path('M-46 0H46M0-46V46M-34-31Q-8 0-34 31M34-31Q8 0 34 31', 'none', {
        stroke: '#3d1706',
        'stroke-width': 3,
      }) +
      ellipse(-15, -20, 14, 8, '#ffffff', { opacity: 0.4, transform: 'rotate(-36 -15 -20)' }),
    placeAt(ballX, 146, random.between(1, 1.1), random.int(-40, 40)),
  );
  const fans = (colour: string): string =>
    stroke(
      spread(random, frame, 26, (x) => coarse`M${x} ${random.int(214, 300)}h0`),
      colour,
      7,
      { opacity: 0.75 },
    );
  const lamp = (x: number): string =>
    path(coarse`M${x - 12} 30h24L${x + 64} 330H${x - 64}Z`, beam, { opacity: 0.5 }) +
    rect(x - 16, 22, 32, 9, '#ffffff', { rx: 4 });
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.linear([
        [0, palette.ink],
        [0.5, palette.sky[0]],
        [0.8, palette.sky[1]],
      ]),
    ),
    stroke(
      coarse`M${frame.left} 14H${frame.right}M${frame.left} 26H${frame.right}${spread(random, frame, 10, (x) => coarse`M${x} 14l10 12 10-12`)}`,
      mix(palette.land[0], '#ffffff', 0.2),
      2,
      { opacity: 0.6 },
    ),
    path(coarse`M${frame.left} 196Q150 236 ${frame.right} 196V330H${frame.left}Z`, palette.land[2]),
    fans(palette.accent),
    fans(palette.trim),
    fans(palette.subject),
    fans(mix(palette.land[0], '#ffffff', 0.5)),
    rect(
      frame.left,
      196,
      frame.right - frame.left,
      120,
      paints.linear([
        [0, palette.ink, 0.2],
        [1, palette.ink, 0.6],
      ]),
    ),
    bokeh(random, frame, [palette.glow, palette.accent], 40, 200, 8),
    rect(frame.left, 306, frame.right - frame.left, 14, palette.ink) +
      stroke(coarse`M${frame.left} 313H${frame.right}`, palette.subject, 7, {
        'stroke-dasharray': '44 10 26 18',
        'stroke-linecap': 'butt',
      }),
    rect(frame.left, 320, frame.right - frame.left, 80, wood),
    stroke(
      Array.from(
        { length: 15 },
        (_, i) => coarse`M${150 + (i - 7) * 34} 320L${150 + (i - 7) * 82} 400`,
      ).join(''),
      '#7a4720',
      1.2,
      { opacity: 0.45 },
    ),
    path('M104 322H196L240 400H60Z', mix(palette.subject, '#7a2a10', 0.2), { opacity: 0.75 }),
    stroke('M104 322L60 400M196 322L240 400M60 372Q150 344 240 372', '#ffffff', 3.4, {
      opacity: 0.9,
    }),
    lamp(48),
    lamp(252),
    frame.left < 0 ? lamp(-120) : '',
    stroke('M110 110V20M190 110V20M110 64L190 24M190 64L110 24', '#39405c', 5),
    circle(150, 160, 150, paints.glow(palette.glow, 0.45)),
    board,
    path(
      trace`M${ballX - 34} 128L${ballX - side * 70 - 18} 20H${ballX - side * 70 + 22}L${ballX + 40} 124Z`,
      trail,
    ),
    ellipse(150, 252, 46, 12, 'none', { stroke: darker(rim, 0.4), 'stroke-width': 6 }),
    rect(140, 236, 20, 12, darker(rim, 0.3), { rx: 2 }),
    ball,
    stroke(net, '#ffffff', 2, { opacity: 0.92 }),
    path('M104 252A46 12 0 0 0 196 252', 'none', {
      stroke: rim,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    stroke('M112 258A46 12 0 0 0 150 264', lighter(rim, 0.5), 2),
  ]);
};
