import { coarse } from '../brush/trace.ts';
import { type Frame, spread } from '../Frame.ts';
import { stroke } from '../brush/shapes.ts';
import type { Random } from '../Random.ts';

/** Wedges of a sunburst around (x, y), as one path. */
export function sunburst(x: number, y: number, radius: number, count: number, turn = 0): string {
  const point = (angle: number): string =>
    coarse`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / count;
    return coarse`M${x} ${y}L${point(angle)}L${point(angle + Math.PI / count)}Z`;
  }).join('');
}

/** Out-of-focus lamps behind a subject. */
export function bokeh(
  random: Random,
  frame: Frame,
  colours: readonly string[],
  top: number,
  bottom: number,
  perCard = 12,
): string {
  const lamps = (colour: string, width: number): string =>
    stroke(
      spread(
        random,
        frame,
        perCard / colours.length,
        (x) => coarse`M${x} ${random.between(top, bottom)}h0`,
      ),
      colour,
      width,
      { opacity: random.between(0.14, 0.3) },
    );
  return colours.map((colour, index) => lamps(colour, random.int(10, 20) + index * 8)).join('');
}

/** The broken reflection of a light on water, from `y` down, wider as it comes closer. */
export function reflection(
  random: Random,
  x: number,
  y: number,
  width: number,
  colour: string,
  rows = 11,
): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const half = width * (0.35 + row * 0.09) * random.between(0.35, 1);
    return coarse`M${x - half + random.between(-8, 8)} ${y + 5 + row * row * 0.9 + row * 3}h${half * 2}`;
  }).join('');
  return stroke(lines, colour, 3.2, { opacity: 0.6 });
}

/** Short glints over a sheet of water. */
export function ripples(
  random: Random,
  frame: Frame,
  top: number,
  bottom: number,
  colour: string,
  perCard = 14,
): string {
  return stroke(
    spread(
      random,
      frame,
      perCard,
      (x) => coarse`M${x} ${random.between(top, bottom)}h${random.between(8, 34)}`,
    ),
    colour,
    1.6,
    { opacity: 0.35 },
  );
}
