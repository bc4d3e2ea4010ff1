import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sunburst } from '../motifs/light.ts';
import { sky } from '../motifs/sky.ts';

/** A steam engine crossing a trestle between red mesas. */
export const canyonTrain: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const rail = 246;
  const sunX = random.int(100, 200);
  const rust = mix('#c4572f', palette.land[0], 0.35);
  const layers = [
    mix(rust, palette.sky[2], 0.55),
    mix(rust, palette.land[1], 0.25),
    mix(palette.land[2], rust, 0.3),
  ].map((colour) =>
    paints.linear([
      [0, lighter(colour, 0.15)],
      [0.35, colour],
      [1, darker(colour, 0.35)],
    ]),
  );
  const boiler = paints.linear([
    [0, lighter(palette.subject, 0.45)],
    [0.4, palette.subject],
    [1, darker(palette.subject, 0.6)],
  ]);
  const steel = paints.linear([
    [0, '#6a7086'],
    [1, '#151823'],
  ]);
  const gold = palette.trim;
  const mesa = (x: number, top: number, half: number, base: number): string =>
    coarse`M${x - half - 24} ${base}L${x - half - 6} ${top + 60}L${x - half} ${top + 8}L${x - half + 10} ${top}H${x + half - 8}L${x + half} ${top + 12}L${x + half + 8} ${top + 66}L${x + half + 30} ${base}Z`;
  const smoke = (
    opacity: number,
    discs: readonly (readonly [x: number, y: number, r: number])[],
  ): string =>
    group(
      discs
        .map(
          ([x, y, r]) =>
            `<circle cx="${x + random.int(-3, 3)}" cy="${y + random.int(-3, 3)}" r="${r}"/>`,
        )
        .join(''),
      { fill: mix('#ffffff', palette.sky[2], 0.15), opacity },
    );
  // Several wheels of one size share their paint: dots for the tyres, one path for all spokes.
  const wheels = (xs: readonly number[], y: number, r: number): string => {
    const hubs = xs.map((x) => coarse`M${x} ${y}h0`).join('');
    return (
      stroke(hubs, '#1a1d29', r * 2) +
      group(xs.map((x) => `<circle cx="${x}" cy="${y}" r="${Math.round(r * 0.72)}"/>`).join(''), {
        fill: 'none',
        stroke: gold,
        'stroke-width': r * 0.16,
      }) +
      stroke(
        xs
          .map((x) => trace`M${x - r * 0.6} ${y}h${r * 1.2}M${x} ${y - r * 0.6}v${r * 1.2}`)
          .join(''),
        gold,
        r * 0.14,
      ) +
      stroke(hubs, '#e9ecf4', r * 0.4)
    );
  };
  const engine = group(
    path('M-72-58H-22V-8H-72Z', boiler) +
      path('M-80-66H-14L-20-56H-74Z', darker(palette.subject, 0.55)) +
      rect(-64, -50, 15, 19, '#ffe9a8', { rx: 3 }) +
      rect(-44, -50, 15, 19, '#ffe9a8', { rx: 3 }) +
      rect(-26, -48, 100, 38, boiler, { rx: 12 }) +
      stroke('M2-48V-10M30-48V-10M56-48V-10', gold, 3.4) +
      path('M52-48L46-80H74L68-48Z', steel) +
      path('M42-88H78L74-78H46Z', gold) +
      path('M8-48V-58A9 9 0 0 1 26-58V-48Z', gold) +
      path('M32-48v-8h8v8z', steel) +
      rect(70, -46, 10, 34, steel, { rx: 4 }) +
      circle(84, -34, 8, gold) +
      circle(84, -34, 5, '#fffbe0') +
      circle(92, -34, 32, paints.glow('#fff2b0', 0.8)) +
      rect(-76, -12, 156, 11, steel, { rx: 3 }) +
      path('M74-6L104 14H70Z', gold) +
      wheels([-54, -14], 0, 17) +
      wheels([24, 54], 4, 12) +
      stroke('M-54 2H-14L24 5', '#d6dae6', 4),
    placeAt(164, rail - 18, 1.02),
  );
  const wagon = (x: number, colour: string): string =>
    group(
      path('M-36-38H36L32-6H-32Z', colour) +
        path('M-34-38Q-20-54-6-44 8-56 20-44 30-48 34-38Z', darker(gold, 0.1)) +
        stroke('M-18-46h0M0-47h0M16-44h0', '#fff4c0', 5) +
        rect(-34, -30, 68, 5, darker(colour, 0.35)) +
        rect(-32, -10, 64, 6, '#1a1d29') +
        wheels([-18, 18], 4, 11) +
        stroke('M36-6h12', '#1a1d29', 5),
      placeAt(x, rail - 18, 1.02),
    );
  const timber = mix('#6b3f22', palette.land[2], 0.3);
  const trestle = spread(random, { left: frame.left - 10, right: frame.right + 10 }, 5, (_, i) => {
    const x = frame.left - 10 + i * 60;
    return coarse`M${x} ${rail + 4}L${x - 12} 400M${x + 16} ${rail + 4}L${x + 28} 400M${x - 4} 288h24M${x - 8} 330h32l-28-42m24 0l-28 42`;
  });
  return paints.compose([
    sky(paints, palette.sky, frame, 330),
    path(sunburst(sunX, 130, 560, 14, random.next()), palette.glow, { opacity: 0.12 }),
    circle(sunX, 112, 150, paints.glow(palette.glow, 0.85)),
    circle(sunX, 112, 40, palette.glow),
    spread(random, frame, 3, (x) =>
      ellipse(x, random.int(50, 150), random.int(40, 80), random.int(3, 6), '#ffffff', {
        opacity: 0.4,
      }),
    ),
    path(
      spread(random, frame, 2, (x) => mesa(x, random.int(136, 176), random.int(24, 50), 410)),
      layers[0] ?? rust,
    ),
    path(
      spread(random, frame, 2, (x) => mesa(x, random.int(174, 210), random.int(30, 54), 410)),
      layers[1] ?? rust,
    ),
    path(`${mesa(-30, 150, 52, 410)}${mesa(334, 138, 52, 410)}`, layers[2] ?? rust),
    stroke('M-80 190H26M-80 222H30M282 180H380M278 216H380', darker(rust, 0.35), 3, {
      opacity: 0.4,
    }),
    rect(
      frame.left,
      330,
      frame.right - frame.left,
      80,
      paints.linear([
        [0, mix(rust, palette.sky[2], 0.35), 0],
        [1, palette.ink, 0.85],
      ]),
    ),
    stroke(trestle, darker(timber, 0.25), 5),
    rect(frame.left, rail, frame.right - frame.left, 8, timber) +
      rect(frame.left, rail - 3, frame.right - frame.left, 3, '#aab0c2') +
      stroke(coarse`M${frame.left} ${rail + 11}H${frame.right}`, darker(timber, 0.35), 5, {
        'stroke-dasharray': '7 7',
        'stroke-linecap': 'butt',
      }),
    smoke(0.95, [
      [222, 126, 13],
      [208, 110, 18],
      [186, 100, 22],
      [190, 116, 12],
    ]),
    smoke(0.75, [
      [158, 94, 19],
      [134, 86, 23],
      [146, 104, 14],
      [110, 88, 17],
    ]),
    smoke(0.5, [
      [82, 82, 13],
      [62, 76, 16],
      [42, 80, 11],
    ]),
    frame.left < 0 ? wagon(-88, palette.subject) : '',
    wagon(-28, mix(palette.accent, '#3b2a20', 0.4)),
    wagon(48, mix(palette.accent, '#3b2a20', 0.2)),
    engine,
    path(
      coarse`M${frame.left - 10} 410V384q30-16 60-6t60 6 70-8 60 8 60-8H${frame.right + 10}V410Z`,
      palette.ink,
    ),
    group(
      stroke('M0 0V-44M0-18H-13V-32M0-12H13V-28', palette.ink, 8),
      placeAt(random.pick([26, 276]), 392, 1.1),
    ),
  ]);
};
