import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, path, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { coin, coins, gem } from '../motifs/riches.ts';
import { sky } from '../motifs/sky.ts';
import { glint } from '../motifs/stars.ts';

/** An open chest on a heap of gold, lit through the roof of a cave. */
export const treasureCave: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const rock = mix(palette.land[2], palette.ink, 0.35);
  const wood = '#8a4b22';
  const woodPaint = paints.linear([
    [0, lighter(wood, 0.2)],
    [1, darker(wood, 0.45)],
  ]);
  const iron = paints.linear([
    [0, lighter(palette.trim, 0.4)],
    [1, darker(palette.trim, 0.35)],
  ]);
  const goldHeap = paints.linear([
    [0, '#ffe680'],
    [0.5, palette.trim],
    [1, '#a65b0a'],
  ]);
  const beam = paints.linear([
    [0, palette.glow, 0.75],
    [1, palette.glow, 0.02],
  ]);
  const inside = paints.glow('#fff3b0', 1);
  const spikes = (y: number, direction: 1 | -1, fill: string): string =>
    path(
      trace`M${frame.left - 20} ${y - direction * 60}${spread(random, { left: frame.left - 20, right: frame.right + 20 }, 9, (x, i) => trace`L${Math.round(x)} ${y + direction * (i % 2 === 0 ? random.int(0, 12) : random.int(24, 66))}`)}L${frame.right + 20} ${y - direction * 60}Z`,
      fill,
    );
  const jewels = [palette.subject, palette.accent, '#2f9bff', '#35d07f', '#c65bff'];
  const pile = coins(
    Array.from({ length: 18 }, () => [random.int(48, 252), random.int(308, 352)] as const),
    10,
    palette.trim,
  );
  const top =
    coins(
      Array.from({ length: 11 }, (_, i) => [98 + i * 10.5, 204 + random.int(-8, 8)] as const),
      11,
      palette.trim,
    ) + coin(150, 206, 15, palette.trim);
  const chest =
    path('M82 204C82 150 104 128 150 128S218 150 218 204Z', darker(wood, 0.55)) +
    path(
      'M74 200C72 142 100 112 150 112S228 142 226 200L216 202C214 156 196 128 150 128S86 156 84 202Z',
      woodPaint,
    ) +
    path(
      'M70 202l-2-14C72 132 104 104 150 104s78 28 82 84l-2 14-12-2C214 148 192 118 150 118S86 148 82 200Z',
      iron,
    ) +
    circle(150, 196, 82, inside) +
    top +
    gem(random.int(120, 136), 190, 34, random.pick(jewels), -14) +
    gem(random.int(166, 184), 188, 30, random.pick(jewels), 16) +
    path('M78 216H222L214 312H86Z', woodPaint) +
    stroke('M82 244H218M85 276H215', darker(wood, 0.6), 2.5) +
    path('M78 216H222L221 230H79ZM84 298H216L214 312H86Z', iron) +
    path('M88 216h20l3 96H93zM192 216h20l-5 96h-18z', iron) +
    rect(134, 212, 32, 38, iron, { rx: 6, stroke: darker(palette.trim, 0.5), 'stroke-width': 2 }) +
    circle(150, 228, 5.5, '#3a1d05') +
    path('M147 229h6l2 13h-10z', '#3a1d05') +
    stroke(
      'M96 224h0M202 224h0M98 304h0M202 304h0M112 223h0M188 223h0',
      lighter(palette.trim, 0.7),
      4,
    );
  return paints.compose([
    sky(
      paints,
      [
        mix(palette.sky[1], palette.sky[0], 0.4),
        mix(palette.sky[0], palette.ink, 0.25),
        palette.ink,
      ],
      frame,
    ),
    spikes(110, 1, mix(palette.land[1], palette.sky[0], 0.5)),
    spikes(250, -1, mix(palette.land[1], palette.sky[0], 0.35)),
    path(trace`M120-10h60l${random.int(60, 110)} 350h-${random.int(220, 270)}z`, beam),
    path('M140-10h20l50 350h-110z', beam, { opacity: 0.6 }),
    spikes(62, 1, mix(palette.land[2], palette.land[1], 0.35)),
    path(hills(random, frame, 352, 12, 4), darker(palette.trim, 0.35)),
    path('M-40 410Q10 330 80 300T220 300Q290 330 340 410Z', goldHeap),
    chest,
    pile,
    gem(random.int(58, 80), 322, 38, random.pick(jewels), -20),
    gem(random.int(222, 244), 320, 42, random.pick(jewels), 18),
    spikes(24, 1, rock),
    frame.left < 0
      ? ''
      : path(
          'M-20-20H36Q8 70 26 150T8 300Q14 360 6 420H-20ZM320-20H266Q296 60 276 150T294 300Q288 366 294 420H320Z',
          rock,
        ),
    path(hills(random, frame, 388, 9, 5), rock),
    path(
      glint(118, 186, 14) +
        glint(190, 176, 11) +
        glint(84, 316, 9) +
        glint(216, 306, 12) +
        glint(150, 150, 9),
      '#ffffff',
    ),
    stroke(
      spread(random, frame, 8, (x) => trace`M${x} ${random.int(90, 280)}h0`),
      palette.glow,
      2.6,
      { opacity: 0.7 },
    ),
  ]);
};
