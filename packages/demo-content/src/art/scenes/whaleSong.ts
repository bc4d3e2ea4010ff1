import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** A whale passing under a small boat on a moonlit sea. */
export const whaleSong: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const surface = 138;
  const moonX = random.int(96, 210);
  const back = paints.linear([
    [0, mix(palette.sky[2], '#cfe6ff', 0.65)],
    [0.45, mix(palette.land[0], '#4f86c6', 0.65)],
    [1, mix(palette.land[1], '#1d437c', 0.6)],
  ]);
  const belly = paints.linear([
    [0, mix('#f3f8ff', palette.sky[2], 0.15)],
    [1, mix('#8fb0d8', palette.land[1], 0.3)],
  ]);
  const water = paints.linear([
    [0, mix(palette.sky[2], '#2aa5c9', 0.45)],
    [0.3, mix(palette.sky[1], '#0c5a97', 0.55)],
    [1, mix(palette.ink, '#031a3d', 0.6)],
  ]);
  const ray = paints.linear([
    [0, palette.glow, 0.5],
    [1, palette.glow, 0],
  ]);
  const flip = random.chance(0.5) ? 1 : -1;
  const dark = mix(palette.ink, '#0b1f40', 0.5);
  const whale = group(
    path('M-98 6Q-120-22-146-24-138-6-128 2-142 14-146 34-116 30-96 14Z', back) +
      path('M-104 8Q-60-36 10-50 84-60 118-20 128-4 124 14 96 54 20 48-50 46-104 8Z', back) +
      path('M124 12Q98 54 20 48-20 46-56 32 0 34 40 22 84 8 124 12Z', belly) +
      stroke(
        'M118 22Q70 24 26 36M110 30Q70 32 36 42M98 38Q70 40 46 46',
        darker('#8fb0d8', 0.25),
        1.8,
        { opacity: 0.75 },
      ) +
      path('M30 34Q18 74-18 88-20 66-8 44 6 32 30 34Z', back) +
      stroke('M24 40Q12 66-10 80', '#ffffff', 1.8, { opacity: 0.35 }) +
      path('M-24-40Q-30-58-44-62-46-46-44-34Z', back) +
      stroke('M124 10Q100 2 84 10', dark, 2.6, { opacity: 0.8 }) +
      circle(78, 0, 5.4, dark) +
      circle(79.5, -1.5, 1.8, '#ffffff') +
      stroke('M70-8q8-5 16 0', dark, 2, { opacity: 0.7 }) +
      stroke('M-70-10Q-20-40 40-48 80-50 100-36', '#ffffff', 4, { opacity: 0.4 }) +
      stroke('M20-30h0M34-22h0M8-20h0M48-34h0M-10-26h0M-30-14h0', '#ffffff', 5, { opacity: 0.3 }),
    {
      transform: `translate(${150 - flip * 2} 248) scale(${flip} 1) rotate(${random.int(-14, -6)}) scale(1.02)`,
    },
  );
  const boat = group(
    path('M-34-8Q0 2 36-10 32 14 12 16H-14Q-30 14-34-8Z', darker(palette.subject, 0.15)) +
      stroke('M-34-8Q0 2 36-10', palette.trim, 3) +
      stroke('M0-4V-62', dark, 2.6) +
      path('M4-58Q34-36 30-12L4-8Z', palette.subject) +
      path('M-4-50Q-24-28-22-10L-4-8Z', lighter(palette.subject, 0.35)) +
      circle(-26, -18, 3.4, palette.trim) +
      circle(-26, -18, 20, paints.glow(palette.trim, 0.8)),
    placeAt(150 + flip * 20, surface - 5, 0.9, random.int(-4, 4)),
  );
  const swell = (y: number, fill: string, opacity: number): string =>
    path(
      coarse`M${frame.left - 60} 410V${y}${'q20-10 40 0t40 0'.repeat(Math.ceil((frame.right - frame.left + 120) / 80))}V410Z`,
      fill,
      { opacity },
    );
  const minnows = (colour: string, top: number): string =>
    path(
      spread(
        random,
        frame,
        7,
        (x) => coarse`M${x} ${top + random.int(0, 90)}q-7-5-13 0l-5-4v8l5-4q6 5 13 0z`,
      ),
      colour,
      { opacity: 0.75 },
    );
  return paints.compose([
    sky(
      paints,
      [mix(palette.sky[0], palette.ink, 0.4), palette.sky[0], palette.sky[1]],
      frame,
      surface + 20,
    ),
    stars(random, frame, '#ffffff', 120, 40),
    circle(moonX, 78, 110, paints.glow(palette.glow, 0.75)),
    circle(moonX, 78, 32, palette.glow),
    circle(moonX - 10, 70, 6, mix(palette.glow, palette.sky[1], 0.25)) +
      circle(moonX + 8, 88, 8, mix(palette.glow, palette.sky[1], 0.2)),
    swell(surface - 6, mix(palette.sky[1], palette.sky[2], 0.5), 0.6),
    boat,
    swell(surface, water, 1),
    stroke(coarse`M${frame.left} ${surface + 3}H${frame.right}`, palette.glow, 1.5, {
      opacity: 0.35,
      'stroke-dasharray': '22 30 8 14',
    }),
    path(
      trace`M${moonX - 50} ${surface}h36l-40 270h-110zM${moonX - 4} ${surface}h26l24 270h-74zM${moonX + 30} ${surface}h22l110 270h-84z`,
      ray,
    ),
    minnows(mix(palette.sky[2], '#ffffff', 0.2), 170),
    whale,
    minnows(palette.accent, 290),
    rect(
      frame.left,
      330,
      frame.right - frame.left,
      80,
      paints.linear([
        [0, dark, 0],
        [1, dark, 0.85],
      ]),
    ),
    path(
      coarse`M${frame.left - 10} 410V372q30-24 58-8t44-10 50 14 60-10 52 6 60-14 ${Math.max(0, frame.right - 300)} 10V410Z`,
      dark,
    ),
    stroke(
      spread(random, frame, 6, (x) => trace`M${Math.round(x)} 400q-9-16 0-30t0-28`),
      mix(dark, palette.accent, 0.3),
      5,
    ),
    group(
      spread(
        random,
        frame,
        7,
        (x) =>
          `<circle cx="${Math.round(x)}" cy="${random.int(160, 380)}" r="${random.int(2, 6)}"/>`,
      ),
      { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.3, opacity: 0.6 },
    ),
  ]);
};
