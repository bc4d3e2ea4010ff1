import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene } from '../Frame.ts';
import { bokeh } from '../motifs/light.ts';
import { chipStack } from '../motifs/riches.ts';
import { glint } from '../motifs/stars.ts';

/** A wheel in motion, seen from the player's side. */
export const rouletteWheel: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const wood = mix('#7b3f1c', palette.subject, 0.15);
  const rim = paints.linear(
    [
      [0, lighter(wood, 0.45)],
      [0.5, wood],
      [1, darker(wood, 0.55)],
    ],
    'diagonal',
  );
  const bowl = paints.radial([
    [0, darker(wood, 0.6)],
    [0.75, darker(wood, 0.25)],
    [1, lighter(wood, 0.2)],
  ]);
  const cone = paints.radial(
    [
      [0, lighter(wood, 0.55)],
      [0.6, wood],
      [1, darker(wood, 0.5)],
    ],
    0.4,
    0.35,
    0.7,
  );
  const gold = paints.linear(
    [
      [0, lighter(palette.trim, 0.6)],
      [0.5, palette.trim],
      [1, darker(palette.trim, 0.5)],
    ],
    'diagonal',
  );
  const felt = random.pick(['#0c6b4c', '#123f7a', '#5c1030']);
  const turn = random.next();
  const pockets = 26;
  const wedge = (index: number, inner: number, outer: number): string => {
    const at = (angle: number, reach: number): string =>
      trace`${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
    const from = (index * 2 * Math.PI) / pockets;
    const to = from + (2 * Math.PI) / pockets;
    return `M${at(from, inner)}L${at(from, outer)}L${at(to, outer)}L${at(to, inner)}Z`;
  };
  // The pockets are dashes of one thick circle: a dash is a red pocket, a gap a black one.
  const pocket = (2 * Math.PI * 87) / pockets;
  const dashes = (dash: number, gap: number): string => `${dash.toFixed(2)} ${gap.toFixed(2)}`;
  const spun = { transform: `rotate(${Math.round((turn * 180) / Math.PI)})` };
  const ballAngle = random.between(0.5, 2.6);
  const pocketAngle = random.between(3.4, 6);
  const wheel = group(
    circle(0, 0, 146, rim) +
      circle(0, 0, 134, darker(wood, 0.65)) +
      circle(0, 0, 131, bowl) +
      path(
        Array.from({ length: 8 }, (_, i) => {
          const x = Math.cos(i * 0.785 + 0.2) * 120;
          const y = Math.sin(i * 0.785 + 0.2) * 120;
          return trace`M${x} ${y - 8}l5 8-5 8-5-8z`;
        }).join(''),
        gold,
      ) +
      circle(0, 0, 110, gold) +
      circle(0, 0, 106, '#16181f') +
      group(
        circle(0, 0, 87, 'none', {
          stroke: '#c9182f',
          'stroke-width': 38,
          'stroke-dasharray': dashes(pocket, pocket),
        }) +
          path(wedge(0, 68, 106), '#0e9c57') +
          circle(0, 0, 87, 'none', {
            stroke: palette.trim,
            'stroke-width': 38,
            'stroke-dasharray': dashes(1.2, pocket - 1.2),
          }),
        spun,
      ) +
      circle(0, 0, 88, 'none', { stroke: gold, 'stroke-width': 2 }) +
      circle(0, 0, 68, gold) +
      circle(0, 0, 65, cone) +
      stroke(
        Array.from(
          { length: 8 },
          (_, i) =>
            trace`M0 0L${Math.cos(turn + i * 0.785) * 62} ${Math.sin(turn + i * 0.785) * 62}`,
        ).join(''),
        darker(wood, 0.5),
        1.6,
        { opacity: 0.6 },
      ) +
      circle(Math.cos(pocketAngle) * 78, Math.sin(pocketAngle) * 78 + 2, 7, '#000000', {
        opacity: 0.4,
      }),
    { transform: 'translate(150 216) scale(1 .66)' },
  );
  const turret = group(
    ellipse(0, 8, 30, 18, darker(wood, 0.5), { opacity: 0.7 }) +
      ellipse(0, 2, 24, 14, gold) +
      path('M-14 0Q-8-16-6-34H6Q8-16 14 0 0 8-14 0Z', gold) +
      stroke('M-32-16L32-4M-30 0L30-20', gold, 5) +
      [
        [-34, -17],
        [34, -3],
        [-32, 1],
        [32, -21],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 6, gold))
        .join('') +
      ellipse(0, -36, 11, 8, gold) +
      circle(0, -46, 9, gold) +
      circle(-3, -49, 2.8, '#ffffff', { opacity: 0.9 }),
    placeAt(150, 206, 1.05),
  );
  const ball = (angle: number, reach: number): string => {
    const x = 150 + Math.cos(angle) * reach;
    const y = 212 + Math.sin(angle) * reach * 0.66;
    return (
      circle(x + 2, y + 4, 8, '#000000', { opacity: 0.35 }) +
      circle(x, y, 8, '#f4f4fa') +
      circle(x - 2.5, y - 2.5, 2.6, '#ffffff')
    );
  };
  return paints.compose([
    rect(
      frame.left,
      0,
      frame.right - frame.left,
      400,
      paints.radial(
        [
          [0, lighter(felt, 0.18)],
          [0.6, felt],
          [1, mix(felt, palette.ink, 0.85)],
        ],
        0.5,
        0.55,
        0.75,
      ),
    ),
    rect(
      frame.left,
      -10,
      frame.right - frame.left,
      130,
      paints.linear([
        [0, palette.ink],
        [0.6, mix(palette.ink, palette.sky[0], 0.6), 0.9],
        [1, felt, 0],
      ]),
    ),
    bokeh(random, frame, [palette.trim, palette.accent, palette.glow, palette.subject], 0, 96, 16),
    path(
      'M100-10h100l90 210h-280z',
      paints.linear([
        [0, '#fff3c9', 0.45],
        [1, '#fff3c9', 0],
      ]),
    ),
    ellipse(152, 244, 156, 108, '#000000', { opacity: 0.45 }),
    ellipse(150, 230, 146, 97, darker(wood, 0.65)),
    wheel,
    turret,
    ball(pocketAngle, 78),
    ball(ballAngle, 122),
    stroke(
      trace`M${150 + Math.cos(ballAngle - 0.12) * 122} ${212 + Math.sin(ballAngle - 0.12) * 80}A122 80 0 0 0 ${150 + Math.cos(ballAngle - 0.7) * 122} ${212 + Math.sin(ballAngle - 0.7) * 80}`,
      '#ffffff',
      3,
      { opacity: 0.3 },
    ),
    path('M24 170A146 97 0 0 1 120 122 140 92 0 0 0 24 170Z', '#ffffff', { opacity: 0.45 }),
    chipStack(52, 316, random.int(3, 5), palette.subject),
    chipStack(252, 318, random.int(3, 5), palette.accent),
    chipStack(104, 348, 2, '#262b40', 26),
    chipStack(206, 350, 2, palette.trim, 26),
    path(glint(60, 150, 12) + glint(236, 160, 9) + glint(146, 158, 8), '#ffffff'),
  ]);
};
