import { mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { reflection, ripples } from '../motifs/light.ts';
import { ground, sky } from '../motifs/sky.ts';
import { palmTree } from '../motifs/trees.ts';

/** A sailing boat in front of a low sun, between palms. */
export const lagoonSunset: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const sunX = random.int(110, 190);
  const horizon = 238;
  const sunY = horizon - random.int(20, 46);
  const sunPaint = paints.linear([
    [0, palette.glow],
    [0.55, palette.trim],
    [1, palette.subject],
  ]);
  const halo = paints.glow(palette.glow, 0.8);
  const water = paints.linear([
    [0, mix(palette.sky[2], palette.sky[1], 0.35)],
    [0.35, palette.land[1]],
    [1, palette.ink],
  ]);
  const sail = paints.linear(
    [
      [0, '#ffffff'],
      [1, mix(palette.subject, '#ffffff', 0.35)],
    ],
    'right',
  );
  const hull = paints.linear([
    [0, palette.subject],
    [1, mix(palette.subject, palette.ink, 0.6)],
  ]);
  const boatX = 150 + (sunX > 150 ? -1 : 1) * random.int(8, 34);
  const boat = group(
    path('M-46 0Q-38 24-22 26H26Q44 22 54-4Q6 6-46 0Z', hull) +
      stroke('M-44 3Q6 11 52-1', palette.trim, 2.5) +
      stroke('M4 2V-104', mix(palette.ink, palette.trim, 0.3), 3) +
      path('M8-98Q56-50 50-10 28-14 8-10Z', sail) +
      path('M0-90Q-44-44-36-8-16-12 0-8Z', mix(palette.subject, '#ffffff', 0.25)) +
      stroke('M8-70Q36-48 44-32M8-42Q30-32 48-24', palette.subject, 2, { opacity: 0.5 }) +
      path('M4-104l18 6-18 6z', palette.accent),
    placeAt(boatX, 262, random.between(0.95, 1.15), random.int(-4, 4)),
  );
  const bands = spread(random, frame, 5, (x, index) =>
    rect(
      x - 50,
      40 + ((index * 47) % 150),
      random.int(60, 130),
      random.int(4, 9),
      mix(palette.glow, palette.sky[1], 0.35),
      { rx: 5, opacity: random.between(0.2, 0.45) },
    ),
  );
  const birds = stroke(
    Array.from(
      { length: random.int(3, 6) },
      () => trace`M${random.int(60, 230)} ${random.int(60, 130)}q4-6 8 0q4-6 8 0`,
    ).join(''),
    palette.ink,
    2,
    { opacity: 0.7 },
  );
  const palm = mix(palette.ink, palette.land[2], 0.25);
  const palmBack = mix(palette.ink, palette.land[1], 0.45);
  return paints.compose([
    sky(paints, palette.sky, frame, 260),
    circle(sunX, sunY, 150, halo),
    bands,
    circle(sunX, sunY, 58, sunPaint),
    path(hills(random, frame, 226, 20, 3), palette.land[0], { opacity: 0.8 }),
    path(hills(random, frame, 238, 10, 3), palette.land[1], { opacity: 0.9 }),
    ground(horizon, water, frame),
    reflection(random, sunX, horizon, 46, palette.glow),
    ripples(random, frame, 250, 340, palette.glow),
    ellipse(boatX, 292, 56, 8, palette.ink, { opacity: 0.4 }),
    boat,
    stroke(trace`M${boatX - 60} 294q30 8 60 1t66-2`, '#ffffff', 2.2, { opacity: 0.6 }),
    birds,
    path(
      trace`M${frame.left - 10} 410V372Q40 338 118 362T240 374Q280 350 ${frame.right + 10} 350V410Z`,
      mix(palette.land[2], palette.ink, 0.4),
    ),
    palmTree(random, 20, 368, random.int(200, 250), random.int(4, 22), palm, palm, palmBack),
    palmTree(random, -4, 376, random.int(120, 160), random.int(0, 16), palm, palm, palmBack),
    palmTree(random, 292, 362, random.int(150, 190), random.int(-16, -2), palm, palm, palmBack),
    frame.right > 300 ? palmTree(random, 372, 366, 220, -30, palm, palm, palmBack) : '',
  ]);
};
