import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sky } from '../motifs/sky.ts';
import { glint, stars } from '../motifs/stars.ts';

/** A ship under full thrust above a ringed world. */
export const starship: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const flip = random.chance(0.5) ? -1 : 1;
  const planetX = 150 - flip * random.int(76, 104);
  const planetY = random.int(250, 292);
  const planetR = random.int(84, 104);
  const world = paints.radial(
    [
      [0, lighter(palette.subject, 0.45)],
      [0.5, palette.subject],
      [1, mix(palette.subject, palette.ink, 0.8)],
    ],
    0.35,
    0.3,
    0.75,
  );
  const hullPaint = paints.linear(
    [
      [0, '#ffffff'],
      [0.45, '#d9e0f2'],
      [1, mix(palette.land[0], '#8089a8', 0.4)],
    ],
    'right',
  );
  const wing = paints.linear([
    [0, palette.accent],
    [1, darker(palette.accent, 0.55)],
  ]);
  const flame = paints.linear([
    [0, '#ffffff'],
    [0.25, palette.trim],
    [1, palette.trim, 0],
  ]);
  const glass = paints.linear(
    [
      [0, '#eaffff'],
      [1, palette.sky[0]],
    ],
    'diagonal',
  );
  const nebula = [
    paints.glow(palette.sky[2], 0.7),
    paints.glow(palette.accent, 0.4),
    paints.glow(palette.subject, 0.55),
  ];
  const planetClip = paints.clip(circle(planetX, planetY, planetR, '#000'));
  const ringColour = mix(palette.trim, '#ffffff', 0.3);
  const ring = { ...placeAt(planetX, planetY, 1, flip * -18), stroke: ringColour };
  const bands = Array.from({ length: 6 }, (_, i) =>
    ellipse(
      planetX,
      planetY - planetR + 22 + i * 30,
      planetR,
      random.int(4, 11),
      random.pick([palette.trim, palette.ink, '#ffffff']),
      { opacity: 0.16 },
    ),
  ).join('');
  const half = (sweep: 0 | 1, r: number, width: number): string =>
    path(trace`M${-r} 0A${r} ${r * 0.24} 0 0 ${sweep} ${r} 0`, 'none', {
      ...ring,
      'stroke-width': width,
      opacity: sweep === 0 ? 0.9 : 0.55,
    });
  const r = planetR * 1.5;
  const ship = group(
    path('M-11 62Q-14 130 0 188 14 130 11 62Z', flame) +
      path('M-36 52Q-36 84-31 106-26 84-26 52ZM36 52Q36 84 31 106 26 84 26 52Z', flame) +
      path('M-14-8L-58 52V72L-14 52ZM14-8L58 52V72L14 52Z', wing) +
      stroke('M-58 40V76M58 40V76', palette.trim, 4) +
      path('M-14 14L-58 66V72L-14 52ZM14 14L58 66V72L14 52Z', palette.ink, { opacity: 0.3 }) +
      rect(-38, 24, 13, 32, '#aeb7d0', { rx: 5 }) +
      rect(25, 24, 13, 32, '#aeb7d0', { rx: 5 }) +
      rect(-38, 34, 13, 5, palette.subject) +
      rect(25, 34, 13, 5, palette.subject) +
      path('M0-92C16-66 20-20 17 30L12 64H-12L-17 30C-20-20-16-66 0-92Z', hullPaint) +
      path('M0-92C10-76 13-62 14.500-50Q0-42-14.500-50C-13-62-10-76 0-92Z', palette.subject) +
      path('M0-38C9-32 10-12 8 0Q0 6-8 0C-10-12-9-32 0-38Z', glass, {
        stroke: '#5c668a',
        'stroke-width': 2.5,
      }) +
      stroke('M-15 18Q0 24 15 18M-13 42Q0 48 13 42M0 24V62', '#8a94b5', 1.8) +
      path('M-12 62H12L9 72H-9Z', '#4b5474') +
      path('M0 18L6 58H-6Z', palette.accent, { opacity: 0.5 }),
    placeAt(150 + flip * 14, 158, random.between(1.1, 1.22), flip * random.int(22, 36)),
  );
  return paints.compose([
    sky(
      paints,
      [
        palette.ink,
        mix(palette.sky[0], palette.ink, 0.2),
        mix(palette.sky[1], palette.sky[0], 0.4),
      ],
      frame,
    ),
    ellipse(random.int(20, 120), random.int(60, 160), 190, 110, nebula[0] ?? ''),
    ellipse(random.int(180, 290), random.int(160, 320), 170, 130, nebula[1] ?? ''),
    ellipse(random.int(40, 260), random.int(20, 120), 150, 90, nebula[2] ?? ''),
    stars(random, frame, '#ffffff', 400, 60),
    path(
      spread(random, frame, 3, (x) => glint(x, random.int(24, 150), random.int(6, 12))),
      '#ffffff',
      { opacity: 0.9 },
    ),
    circle(150 + flip * 108, 74, random.int(15, 24), mix(palette.trim, palette.land[0], 0.4)) +
      circle(150 + flip * 112, 79, 15, palette.ink, { opacity: 0.35 }),
    circle(planetX, planetY, planetR * 1.5, paints.glow(palette.subject, 0.6)),
    half(1, r, 10),
    half(1, r * 0.86, 4),
    circle(planetX, planetY, planetR, world),
    group(bands, {
      'clip-path': planetClip,
      transform: `rotate(${flip * -18} ${planetX} ${planetY})`,
    }),
    half(0, r, 10),
    half(0, r * 0.86, 4),
    ship,
    spread(random, frame, 4, (x) =>
      path(
        'M-9-4l8-6 10 3 3 8-9 8-9-3z',
        mix(palette.land[1], palette.ink, 0.4),
        placeAt(x, random.int(300, 392), random.between(0.5, 1.5), random.int(0, 180)),
      ),
    ),
  ]);
};
