import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { coarse, trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';

/** A great wheel over striped tents, under fireworks. */
export const carnivalWheel: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const centre = { x: 150, y: 176 };
  const turn = random.next();
  const spokes = 12;
  const on = (angle: number, reach: number): readonly [number, number] => [
    centre.x + Math.cos(angle) * reach,
    centre.y + Math.sin(angle) * reach,
  ];
  const angles = Array.from({ length: spokes }, (_, i) => turn + (i * 2 * Math.PI) / spokes);
  const steel = mix('#e6ebfa', palette.trim, 0.25);
  const colours = [palette.subject, palette.accent, palette.trim, '#ff7fc8'];
  const seats = angles.map((angle) => on(angle, 104)).map(([x, y]) => [x, y + 6] as const);
  const cabins =
    colours
      .map((colour, kind) =>
        path(
          seats
            .filter((_, i) => i % 4 === kind)
            .map(
              ([x, y]) =>
                coarse`M${x - 13} ${y + 6}h26q-1 14-13 14t-13-14zM${x - 14} ${y - 2}q14-12 28 0z`,
            )
            .join(''),
          colour,
        ),
      )
      .join('') +
    stroke(seats.map(([x, y]) => coarse`M${x - 10} ${y - 1}v7m20-7v7`).join(''), steel, 2) +
    stroke(seats.map(([x, y]) => coarse`M${x - 8} ${y + 10}h16`).join(''), '#ffffff', 2, {
      opacity: 0.6,
    });
  const rayEnds = angles
    .map((angle) => {
      const [x, y] = on(angle, 104);
      return coarse`M${centre.x} ${centre.y}L${x} ${y}`;
    })
    .join('');
  const lace = `M${angles
    .map((angle) => {
      const [x, y] = on(angle, 104);
      const [a, b] = on(angle + Math.PI / spokes, 78);
      return coarse`${x} ${y}L${a} ${b}`;
    })
    .join('L')}Z`;
  const bulbs = (reach: number): string =>
    circle(centre.x, centre.y, reach, 'none', {
      stroke: '#fff3c4',
      'stroke-width': 4.4,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 11',
    });
  const burst = (x: number, y: number, r: number, colour: string): string => {
    const sparks = (from: number, to: number, count: number): string =>
      Array.from({ length: count }, (_, i) => {
        const a = (i * 2 * Math.PI) / count;
        return coarse`M${x + Math.cos(a) * r * from} ${y + Math.sin(a) * r * from}L${x + Math.cos(a) * r * to} ${y + Math.sin(a) * r * to}`;
      }).join('');
    return (
      circle(x, y, r * 1.2, paints.glow(colour, 0.5)) +
      stroke(sparks(0.45, 1, 11), colour, 2.4, { opacity: 0.9 }) +
      stroke(sparks(0.15, 0.4, 6), '#ffffff', 1.6)
    );
  };
  const tent = (x: number, base: number, half: number, colour: string): string =>
    group(
      path(coarse`M${-half} 0V-40H${half}V0Z`, '#fff4e2') +
        path(
          Array.from(
            { length: 4 },
            (_, i) => coarse`M${-half + (i * 2 * half) / 4} 0v-40h${half / 4}v40z`,
          ).join(''),
          colour,
        ) +
        path(
          coarse`M${-half - 8}-40Q${-half * 0.3}-62 0-92Q${half * 0.3}-62 ${half + 8}-40Z`,
          colour,
        ) +
        path(
          coarse`M${-half * 0.55}-40Q${-half * 0.2}-62 0-92Q${-half * 0.02}-62 ${-half * 0.12}-40ZM${half * 0.3}-40Q${half * 0.18}-62 0-92Q${half * 0.3}-62 ${half * 0.72}-40Z`,
          '#fff4e2',
        ) +
        path(
          `M${-half - 8}-40${trace`q${(half + 8) / 6} 14 ${(half + 8) / 3} 0`.repeat(6)}Z`,
          darker(colour, 0.25),
        ) +
        path('M-9 0Q-9-26 0-32 9-26 9 0Z', palette.ink, { opacity: 0.75 }) +
        stroke('M0-92V-108', steel, 2.4) +
        path('M0-108l16 5-16 6z', palette.accent),
      placeAt(x, base),
    );
  const legs = paints.linear([
    [0, lighter(steel, 0.3)],
    [1, mix(steel, palette.land[2], 0.6)],
  ]);
  return paints.compose([
    sky(
      paints,
      [mix(palette.sky[0], palette.ink, 0.35), palette.sky[0], palette.sky[1]],
      frame,
      350,
    ),
    stars(random, frame, '#ffffff', 200, 22),
    burst(random.int(30, 60), random.int(56, 90), random.int(30, 42), palette.accent),
    burst(random.int(240, 270), random.int(50, 84), random.int(32, 46), palette.subject),
    frame.left < 0
      ? burst(-110, 120, 56, palette.trim) + burst(-260, 90, 40, palette.accent)
      : burst(random.int(120, 180), 30, 24, palette.trim),
    circle(150, 176, 180, paints.glow(palette.glow, 0.5)),
    spread(random, frame, 3, (x) =>
      ellipse(x, 330, random.int(46, 70), random.int(30, 50), palette.land[1]),
    ),
    path('M142 176L84 350H104L150 200 196 350H216L158 176Z', legs) +
      stroke('M116 290H184', steel, 5),
    circle(150, 176, 104, 'none', { stroke: steel, 'stroke-width': 5 }) +
      circle(150, 176, 78, 'none', { stroke: steel, 'stroke-width': 2.4 }),
    stroke(rayEnds, steel, 2.2),
    stroke(lace, mix(steel, palette.accent, 0.5), 1.3, { opacity: 0.8 }),
    bulbs(104),
    bulbs(78),
    bulbs(40),
    cabins,
    circle(150, 176, 22, steel) +
      circle(150, 176, 17, palette.subject) +
      path('M150 162l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z', palette.trim),
    rect(
      frame.left,
      344,
      frame.right - frame.left,
      60,
      paints.linear([
        [0, palette.land[1]],
        [1, palette.ink],
      ]),
    ),
    frame.left < 0
      ? tent(-120, 352, 40, palette.subject) + tent(-250, 352, 34, palette.accent)
      : '',
    tent(46, 356, 42, palette.subject),
    tent(256, 356, 40, mix(palette.accent, palette.sky[0], 0.25)),
    rect(118, 318, 64, 40, darker(palette.subject, 0.45), { rx: 4 }) +
      path('M110 320l8-16h64l8 16z', palette.trim) +
      stroke('M126 312h0M138 312h0M150 312h0M162 312h0M174 312h0', '#fff6d8', 6) +
      rect(128, 326, 44, 22, '#ffe9ae', { rx: 3 }),
    stroke(
      trace`M${frame.left} 300${'q50 26 100 0'.repeat(Math.ceil((frame.right - frame.left) / 100))}`,
      palette.ink,
      1.6,
    ),
    stroke(
      coarse`M${frame.left} 300${'q50 26 100 0'.repeat(Math.ceil((frame.right - frame.left) / 100))}`,
      '#fff1b8',
      6,
      { 'stroke-dasharray': '0 17', 'stroke-linecap': 'round', transform: 'translate(0 4)' },
    ),
    stroke(
      spread(random, frame, 12, (x) => coarse`M${x} 392v6m0-11h0`),
      palette.ink,
      10,
    ),
  ]);
};
